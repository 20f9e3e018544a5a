# 端末がゲームのまわりで言うこと。ゲームの中のできごとは、ゲームのファイルの文で言います。

# 呼び方
you = あなた
chance = 運

# ゲームの進行
greet-side = あなたは{ $side }です。
greet-help = `help`で、ほかに入力できるものが出ます。
prompt-yours = あなたの番（{ $side }）：
prompt-yours-alone = あなたの番：
prompt-side = { $side }の番：
prompt-over = saveかquit：
curtain = { $side }の番です。ほかの人が見ていなければEnterを押してください：
thinking = { $who }が考えています
is-over = ゲームは終わりました。`save FILE`で保存、`quit`で終了します。
after-the-end = `save FILE`で保存、`quit`で終了します。
saved = { $path }に保存しました。
not-saved = まだ保存していません。`save FILE`で保存、もう一度`quit`で終了します。
bye-saved = { $path }に保存してあります。
bye-go-on = 続きは：chabudai play { $game } --load { $path }
bye-not-saved = 保存していません。次からは、終わる前に`save FILE`で保存できます。
bye-not-saved-since = { $path }の後は保存していません。次からは、終わる前に`save FILE`で保存できます。

# 履歴
line-resign = { $who }が投了。
line-takeback = { $who }が待った。{ $to }番目の後に戻ります。
line-seat = { $side }は今後：{ $holder }。
line-late = 時間切れ。

scores = { $scores }。

# 待った
ask-undo = { $who }、{ $asker }の「待った」を認めますか？（y/n）
said-no = { $who }が断りました。何も戻りません。
taken-back-end = 終わりを取り消しました。ゲームは続きます。
taken-back = 戻した手：{ $moves }。

# 入力できるもの
order-moves = 指せる手の一覧
order-undo = 最後の手を戻す（ほかの人が認めれば）
order-save = 新しいファイルに保存する
order-save-over = 上書きして保存する
order-board = 盤面をもう一度出す
order-rules = ルールを読む
order-resign = 投了する
order-help = これを出す
order-quit = 終了する
orders = 手のかわりに入力できるもの：
no-move-to-make = ゲームは終わっています。
unlisted = このゲームの手は一覧にできません。書き方は`rules`にあります。
example = たとえば今できる手：{ $move }
more-moves = … ほか{ $count }手
over-already = もう終わっています。
no-page = ルールのページがありません。あるはずの場所：{ $path }
say-where = 保存先を書いてください：save FILE
replay-step = Enter：次へ、q：終わり
