page-title = ちゃぶ台 ― 小さなゲームを囲んで
name = ちゃぶ台
name-other = Chabudai
name-other-lang = en
close = 閉じる
play = 遊ぶ
reload = 再読み込み
to-home = ゲーム一覧へ
try-again = もう一度試す
watching = 観戦中

theme-auto = テーマ：自動
theme-light = テーマ：明るい
theme-dark = テーマ：暗い
sound-on = 音：あり
sound-off = 音：なし

home-welcome = ちゃぶ台を囲んで、小さなゲームをどうぞ。
home-games = ゲーム
home-continue = 途中のゲーム
home-open-replay = 記録を開く

card-players = { $fewest }〜{ $most }人
card-players-exactly = { $n }人
card-minutes = { $shortest }〜{ $longest }分
card-play = { $title }で遊ぶ
card-print = 印刷して遊ぶ

with-bot = CPUと対戦。
with-beside = 同じ画面で。
with-alone = ひとりで。
with-friend = 友だちと対戦。
with-name = { $name }さんと対戦。
after-moves = { $n }手まで。

start-bot = CPUと対戦
start-players = 人数
start-alone = ひとりで遊ぶ
start-level = レベル
level-easy = { $n } やさしい
level-hard = { $n } つよい
start-beside = 同じ画面で遊ぶ
start-beside-about = 1台をふたりで使います
start-beside-many = 1台を{ $n }人で使います
start-friend = 友だちと遊ぶ
start-friends = 友だちと遊ぶ
start-friend-about = リンクを送って別々の端末で
start-mix = 席ごとに選ぶ
start-seat = { $n }番席
mix-friend = リンク
mix-beside = ここ
mix-bot = CPU
start-begin = 始める
start-more = くわしく
start-begins = 先手
begins-you = 自分
begins-they = 相手
begins-drawn = ランダム
start-clock = 時計
clock-none = なし
clock-move = 1手1分
clock-game = 10分＋1手5秒
clock-part = カウントダウン
start-name = お名前
start-watching = リンクでの観戦を許可する

seat-you = あなた
seat-bot = CPU Lv.{ $level }
seat-twice = { $name }（{ $side }）
seat-open = 友だちを待っています
seat-away = 離席中
seat-resigned = 投了
seat-turn = 番です
seat-clock = 残り時間

turn-yours = あなたの番です。
turn-theirs = { $name }の番です。
table-preparing = テーブルを準備しています。初回は1分ほどかかります。
turn-bot = { $name }が考えています。
turn-away = { $name }は離席中です。待つか、CPUに任せましょう。
turn-first-yours = あなたが先手です。
turn-first-yours-many = 最初はあなたの番です。
turn-first = { $name }が先手です。
turn-first-many = 最初は{ $name }の番です。

word-sitting-down = 席についています…
word-looking = 前の局面を見ています。
word-live = 今の局面へ
word-rule = ルール { $rule }
word-open = { $n ->
        [1] 友だちの席がまだ空いています。
       *[other] あと{ $n }席空いています。
    }
word-awaited = あと{ $n }人を待っています。
word-seat-free = まだ空席があります。招待された方は、届いたリンクをそのまま開いてください。
word-show-link = リンクを見る
word-joined = { $name }が参加しました。
word-bot-plays = CPUが代わりにプレイ中です。
word-return = 自分で続ける
word-replace = CPUに任せる
word-takeback = { $side }から「待った」です。認めますか？
word-takeback-asked = 「待った」の返事を待っています。
word-takeback-others = { $side }が「待った」をかけています。
word-agree = 認める
word-decline = 断る
word-rematch = もう一度
word-rematch-asked = 相手の返事待ち
word-rematch-agree = もう一度（相手は準備OK）
word-rematch-first-yours = 次はあなたが先手
word-rematch-first-yours-many = 最初はあなたの番
word-rematch-first = 次は{ $name }が先手
word-rematch-first-many = 最初は{ $name }の番
word-replay = リプレイを見る
word-lost = 接続が切れました。ここまでの手は保存済みです。
word-lost-in = あと{ $n }秒で再接続します。
word-try-now = 今すぐ試す

outcome-won = あなたの勝ち！
outcome-shared = あなたも勝ち！
outcome-lost = あなたの負けです。
outcome-stopped = 途中で終了しました。
outcome-drawn = 引き分けです。

moves = 履歴
moves-none = まだ手がありません。
moves-start = 開始局面です。
moves-taken-back = （待った）
moves-more = { $n }手目のくわしい内容
moves-more-other = くわしい内容

bar = 操作ボタン
bar-back = 戻る
bar-on = 進む
bar-first = 最初へ
bar-last = 最後へ
bar-moves = 履歴
bar-undo = 待った
bar-rules = ルール
bar-menu = メニュー

rules = ルール
rules-short = 遊び方
rules-full = くわしいルール
words = 盤面を言葉で
menu = メニュー
menu-turning = 番の人の側へ盤を回す
menu-name = お名前
menu-rename = 決定
menu-save = 記録を保存
menu-bot = CPUに任せる
resign = 投了する
resign-sure = 投了しますか？
resign-yes = 投了する
resign-no = 続ける
quit-alone = 終了する
quit-alone-sure = 終了しますか？

keys = キー操作
keys-tab = 盤や操作ボタンへ移る
keys-arrows = 盤の上で選ぶ・ねらう
keys-enter = 選ぶ・決定

share = リンク
share-friend = 友だちを誘う
share-friend-about = 最初に開いた人が参加します。
share-friends-about = リンクは1人に1つです。最初に開いた人が参加します。
share-seat = { $n }番席のリンク
share-watch = 観戦用のリンク：
share-closed = 席は埋まっていて、観戦もできません。
share-qr = リンクのQRコード
share-copy = コピー
share-copied = コピー済み
share-send = 送る

curtain = { $side }の番です。ほかの人は見ないでください。
curtain-lift = 盤を見る

link-live = 接続中
link-lost = 接続が切れています

replay = リプレイ
replay-loading = 読み込んでいます…
replay-open = 記録を開く
replay-open-about = ここで保存した記録のファイルを選んでください。
replay-choose = ファイルを選ぶ
replay-moment = 局面
replay-of = { $at } / { $length }
replay-play = 再生
replay-pause = 停止
replay-speed = 速さ
replay-link = この局面（{ $at }手目）へのリンク
replay-chapter = 移動先
replay-keys-chapter = 前・次の区切りへ
replay-keys-step = 1手戻る・進む
replay-keys-play = 再生・停止

print = 印刷して遊ぶ
print-now = 印刷する

watch-instead = 観戦する

refusal-server-gone = サーバーにつながりません。接続を確かめて、もう一度お試しください。
refusal-not-found = ページが見つかりません。リンクが途中で切れていませんか？
refusal-unknown-match = ゲームが見つかりません。リンクが途中で切れているか、古いものかもしれません。
refusal-unknown-game = そのゲームはここにはありません。
refusal-no-watching = 観戦できないゲームです。招待された方は、届いたリンクをそのまま開いてください。
refusal-unknown-token = このリンクの席はここにはありません。新しいリンクをもらってください。
refusal-link-cut-short = リンクが途中で切れています。全体を開くか、もう一度もらってください。
refusal-seat-taken = この席にはもうほかの人がいます。
refusal-version-too-old = ページが古くなりました。再読み込みしてください。
refusal-old-client = ページが古くなりました。再読み込みしてください。
refusal-too-many-matches = 新しいゲームが続きすぎました。少し待ってから始めてください。
refusal-too-many-messages = 操作が速すぎます。少し待ってください。
refusal-store-unavailable = 今は保存できません。データは消えていません。もう一度お試しください。
refusal-bad-log = このファイルは開けません。記録ではないか、壊れています。
refusal-too-big = 記録にしては大きすぎるファイルです。
refusal-log-sealed = 記録はゲーム終了後に保存できます。
refusal-log-full = 長くなりすぎたため、このゲームは続けられません。
refusal-bad-number = 「{ $name }」には{ $least }から{ $most }までの整数を入れてください。
refusal-bad-seats = 席の数がゲームに合いません。選び直してください。
refusal-bad-clock = この時計は使えません。ほかのものを選んでください。
refusal-bad-request = 足りないものがあります。再読み込みしてください。
refusal-no-such-level = そのレベルのCPUはいません。
refusal-unreadable-match = このゲームはもう読み込めません。
refusal-version-unknown = ここにないルールで始めたゲームです。
refusal-not-over = ゲームはまだ終わっていません。
refusal-not-your-seat = そこはあなたの席ではありません。
refusal-player-here = 相手は席に戻っています。
refusal-bot-plays = CPUがプレイ中です。先に席を取り戻してください。
refusal-unreadable-move = 手として読めません。書き方はルールにあります。
refusal-no-rules-page = このゲームにはルールのページがありません。
refusal-internal = サーバーで問題が起きました。もう一度お試しください。
refusal-looking-back = 前の局面を見ています。今の局面へ戻ってください。
refusal-other = うまくいきませんでした。再読み込みしてください。

generic-moves = あなたの手
generic-search = 手を探す
generic-write = ルールのとおりに手を書く
generic-moves-of = { $name }の手
generic-search-of = { $name }の手を探す
generic-write-of = ルールのとおりに{ $name }の手を書く
generic-none = このような手はありません。Enterで理由が出ます。
generic-points = 点
generic-yes = はい
generic-no = いいえ
rules-only-english = このルールは英語だけです。
