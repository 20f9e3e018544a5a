# サーバーが断る理由。HTTPで問い合わせる人やクライアントを書く人のための文。ページには専用の文があります。
refusal-unknown-game = 「{ $game }」というゲームはここにはありません。
refusal-game-left-out = このゲームは今は遊べません（{ $why }）。
refusal-nothing-to-play = そこではもう終わっています。少し前に戻ってください。
refusal-no-lesson = そのレッスンはありません。
refusal-mistake-shown = 今の手を戻しています。それからもう一度どうぞ。
refusal-no-rules-page = このゲームにはルールのページがありません。
refusal-unknown-match = ゲームが見つかりません。リンクが途中で切れていませんか？
refusal-unreadable-match = このゲームはもう読み込めません。
refusal-version-unknown = ルールのバージョン{ $rules }で始めたゲームですが、ここにはありません。
refusal-no-watching = 観戦できないゲームです。招待された方は、届いたリンクをそのまま開いてください。
refusal-unknown-token = このトークンの席はここにはありません。新しいリンクをもらってください。
refusal-link-cut-short = リンクが途中で切れています。全体を開くか、もう一度もらってください。
refusal-seat-taken = { $watching ->
        [yes] この席にはもうほかの人がいます。トークンなしで観戦できます。
       *[other] この席にはもうほかの人がいます。観戦はできません。
    }
refusal-store-unavailable = 今は保存できません。データは消えていません。もう一度お試しください。
refusal-internal = サーバーで問題が起きました。
refusal-bad-seats = このゲームは{ $players }席です（{ $seats }席ではありません）。
refusal-bad-clock = 時計は{ $least }秒以上31日まで、1手ごとの加算は0以上です。
refusal-bad-clock-parts = { $why }
refusal-no-such-level = レベル{ $level }のCPUはいません。選べるレベル：{ $levels }
refusal-too-many-matches = 新しいゲームが続きすぎました。{ $seconds }秒後にもう一度お試しください。
refusal-log-sealed = 記録はゲーム終了後に保存できます。
refusal-metrics-sealed = メトリクスは、サーバーの設定で許可された相手にだけ公開されます。
refusal-bad-log = この記録は開けません（{ $why }）。
refusal-bad-request = 読み取れませんでした。
refusal-bad-json = JSONとして読み取れません。
refusal-bad-method = このアドレスではできません。
refusal-not-found = このアドレスには何もありません。
refusal-too-big = { $most ->
        [0] 大きすぎます。
       *[other] 大きすぎます。{ $most }バイトまでです。
    }
refusal-bad-origin = ほかのページからはできません。
refusal-no-client = クライアントがありません。`make play`で作れます。
refusal-unreadable = 読み取れないメッセージです（{ $why }）。
refusal-unreadable-move = 手として読み取れません（{ $why }）。
refusal-too-many-messages = 操作が速すぎます。少し待ってください。
refusal-hello-again = helloはもう届いています。
refusal-no-hello = 最初のメッセージはhelloです。
refusal-version-too-old = ページが古くなりました。再読み込みしてください。
refusal-not-your-seat = そこはあなたの席ではありません。
refusal-bot-plays = この席はCPUがプレイ中です。
refusal-player-here = その席の人は戻っています。
refusal-log-full = 長くなりすぎたため、このゲームは続けられません。
refusal-not-over = ゲームはまだ終わっていません。
refusal-line-failed = 今はガイド線を出せません。
refusal-check-failed = 時間内に確かめられませんでした。もっと簡単な設定にしてください。
refusal-preparing = テーブルを準備しています。少し待ってください。
refusal-too-many-files = 記録の読み込みが続きすぎました。{ $seconds }秒後にもう一度お試しください。
refusal-too-much-work = 処理に時間がかかりすぎるため、中止しました。
refusal-busy = サーバーが混み合っています。もう一度お試しください。
refusal-host-only = ホストだけができます。
refusal-no-grace = 離席中です。このゲームでは戻るのを待ちます。
refusal-grace-runs = すぐ戻るかもしれません。CPUに任せられるのは{ $seconds }秒後です。
refusal-bad-grace = 離席した人の代わりは、早くて{ $least }秒後、遅くて31日後です。
refusal-link-withdrawn = このリンクは取り消されました。新しいリンクをもらってください。
refusal-link-used = このリンクは使用済みです。プレイ中の端末で新しく作ってください。
refusal-no-invitation = この席には招待がありません。
refusal-seat-claimed = この席にはもう人がいます。
refusal-too-many-links = 新しいリンクが多すぎます。
refusal-too-many-requests = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
refusal-too-many-sockets = 開いているゲームが多すぎます。どれかを閉じて再読み込みしてください。
refusal-too-many-watchers = 観戦者がいっぱいです。
refusal-too-many-uploads = 受信中のファイルが多すぎます。少し待って、もう一度お試しください。
refusal-bad-host = 「{ $host }」はこのサーバーの名前ではありません。管理者は設定「hosts」で許可できます。
refusal-bad-name = 名前には、制御文字を使わず、目に見える文字を入れてください。
refusal-name-too-long = 名前は{ $most }文字までです。
