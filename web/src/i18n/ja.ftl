page-title = ちゃぶ台 ― 小さなゲームを囲んで
name = ちゃぶ台
name-other = Chabudai
name-other-lang = en
close = 閉じる
play = 遊ぶ
reload = ページを読み込み直す
to-home = ゲーム一覧へ
try-again = もう一度試す
watching = 観戦中

theme-auto = 明るさは自動
theme-light = 明るい
theme-dark = 暗い
sound-on = 音あり
sound-off = 音なし

home-welcome = ちゃぶ台を囲んで、小さなゲームをどうぞ。
home-games = ゲーム
home-continue = まだ途中の対局
home-open-replay = 棋譜を開く

card-players = { $fewest }〜{ $most }人
card-players-exactly = { $n }人
card-minutes = { $shortest }〜{ $longest }分
card-play = { $title }で遊ぶ
card-print = 印刷する

with-bot = コンピューター(レベル{ $level })と。
with-beside = ふたりで並んで。
with-friend = 友だちと。
with-name = { $name }さんと。
after-moves = { $n }手まで。

start-bot = コンピューターと
start-players = 人数
start-alone = ひとりで遊ぶ
start-level = レベル
start-beside = 並んで遊ぶ
start-beside-about = この画面をふたりで使います
start-beside-many = この画面を{ $n }人で順に使います
start-friend = 友だちと
start-friends = 友だちみんなと
start-friend-about = リンクを送り、それぞれの画面で
start-mix = いろいろ組み合わせて
start-seat = { $n }番の席
mix-friend = リンクで
mix-beside = ここで
mix-bot = コンピューター
start-begin = はじめる
start-more = そのほか
start-begins = 先手
begins-you = 自分
begins-they = 相手
begins-drawn = くじ引き
start-clock = 持ち時間
clock-none = なし
clock-move = 一手1分
clock-game = 合計10分
clock-part = カウントダウン
start-name = お名前
start-watching = リンクでの観戦を許す

seat-you = あなた
seat-bot = コンピューター レベル{ $level }
seat-open = 友だちを待っています
seat-away = 離席中
seat-resigned = 投了
seat-turn = 手番
seat-clock = 残り時間

turn-yours = あなたの番です。
turn-side = { $side }の番です。
turn-theirs = { $name }の番です。
turn-bot = コンピューターが考えています。
turn-away = { $name }は席を外しています。待つか、コンピューターに任せましょう。

word-sitting-down = 席についています…
word-looking = 前の局面を見ています。
word-live = いまの局面へ
word-rule = 規則 { $rule }
word-open = 友だちの席がまだ空いています。
word-show-link = リンクを見る
word-bot-plays = コンピューターが代わりに指しています。
word-return = 自分で続ける
word-replace = コンピューターに任せる
word-takeback = { $side }が「待った」をお願いしています。
word-takeback-asked = 「待った」をお願いしました。相手の返事を待っています。
word-agree = いいですよ
word-decline = だめです
word-rematch = もう一局
word-rematch-asked = 相手の返事待ち
word-rematch-agree = お誘いを受けてもう一局
word-replay = 振り返る
word-lost = サーバーにつながりません。指した手は残っています。
word-lost-in = あと{ $n }秒で再接続します。
word-try-now = いま試す

moves = 棋譜
moves-none = まだ一手も指されていません。
moves-start = 初形です。
moves-taken-back = (待った)

bar = 道具
bar-back = 戻る
bar-on = 進む
bar-first = 初形
bar-last = 最後
bar-moves = 棋譜
bar-undo = 待った
bar-rules = 規則
bar-menu = その他

rules = 規則
words = 盤面を言葉で
menu = この席で
menu-turning = 手番の側へ盤を回す
menu-name = お名前
menu-rename = 決める
menu-save = 棋譜を保存
menu-bot = コンピューターに任せる
resign = 投了する
resign-sure = この対局を投了しますか。
resign-yes = 投了する
resign-no = 続ける

keys = キー操作
keys-tab = 盤や道具へ移る
keys-arrows = 盤の上で選び、狙う
keys-enter = 駒を取り上げる・指す

share = リンク
share-friend = 友だちを誘う
share-friend-about = このリンクを最初に開いた人が、向かいの席に座ります。送るか、読み取ってもらってください。
share-watch = 観戦用のリンク:
share-closed = 席は埋まっていて、観戦もできません。
share-qr = リンクのQRコード
share-copy = コピー
share-copied = コピー済み
share-send = 送る

curtain = { $side }の番です。ほかの人は見ていませんか。
curtain-lift = 盤を見る

link-live = 接続中
link-lost = 接続が切れています

replay = 振り返り
replay-loading = 読み込んでいます…
replay-open = 棋譜を開く
replay-open-about = ここで保存した棋譜のファイルを選んでください。
replay-choose = ファイルを選ぶ
replay-moment = 局面
replay-of = { $at } / { $length }
replay-play = 再生
replay-pause = 停止
replay-speed = 速さ
replay-link = この局面({ $at }手目)へのリンク
replay-keys-step = 一手戻る・進む
replay-keys-play = 再生・停止

print = 印刷用
print-now = 印刷する

refusal-server-gone = サーバーにつながりません。回線を確かめて、もう一度お試しください。
refusal-not-found = このアドレスには何もありません。リンクが途中で切れているのかもしれません。
refusal-unknown-match = この対局は見つかりません。リンクが途中で切れているか、だいぶ前のものかもしれません。
refusal-unknown-game = そのゲームはここにはありません。
refusal-no-watching = この対局は観戦できません。招待された方は、届いたリンクを最後まで開いてください。
refusal-seat-taken = この席にはもうほかの人が座っています。新しい対局に誘ってもらってください。
refusal-version-too-old = このページは古くなりました。読み込み直せば、同じ席に戻れます。
refusal-old-client = このページはまだそのゲームを知りません。読み込み直してください。
refusal-too-many-matches = 新しい対局が続きすぎました。少し待ってから始めてください。
refusal-too-many-messages = 少し速すぎました。ひと息ついてから続けてください。
refusal-store-unavailable = いまは対局を保存できません。失われたものはありません。もう一度お試しください。
refusal-bad-log = このファイルは開けません。ちゃぶ台の棋譜ではないか、壊れています。
refusal-too-big = 棋譜にしては大きすぎるファイルです。
refusal-log-sealed = このゲームには秘密があるので、棋譜は終局後に保存できます。
refusal-bad-number = 「{ $name }」には{ $least }から{ $most }までの整数を入れてください。
refusal-not-your-seat = そこはあなたの席ではありません。
refusal-player-here = 相手は席に戻っています。
refusal-bot-plays = いまはコンピューターが指しています。先に席を取り戻してください。
refusal-unreadable-move = 手として読めません。書き方はルールにあります。
refusal-no-rules-page = このゲームにはルールのページがありません。
refusal-internal = サーバーで問題が起きました。もう一度お試しください。

generic-moves = あなたの手
generic-search = 手を探す
generic-write = ルールのとおりに手を書く
generic-none = このような手はありません。Enterで送ると、理由がわかります。
generic-points = 点
generic-yes = はい
generic-no = いいえ
rules-only-english = このルールは英語だけです。
