from playwright.sync_api import expect
from tests.browser.conftest import NewPlayer
from tests.browser.test_karate import begin, place, write, run, links, train_and_fight
from tests.serve.server import Server
OUT="/tmp/kashots/"
def test_a(server: Server, new_player: NewPlayer) -> None:
    for nm, kw in (("en", {}), ("ja", dict(phone=True, dark=True, language="ja-JP"))):
        player = new_player(server, **kw)
        player.go("/"); player.find("play-karate").click(); player.find("more").locator("summary").click()
        player.page.wait_for_timeout(400)
        player.find("option-kiai").scroll_into_view_if_needed()
        player.page.screenshot(path=OUT+f"opt-{nm}.png")
def test_b(server: Server, new_player: NewPlayer) -> None:
    host, friend = new_player(server, instant=False), new_player(server, phone=True, dark=True, language="ja-JP", instant=False)
    begin(host, "with-friend")
    (link,) = links(host)
    friend.go(link); friend.wait_until_idle()
    for r in range(3):
        for p in (host, friend):
            p.find("die-0").wait_for(); p.wait_until_idle()
            write(p, "1K1","1K2", kiai=p is host)
        for p in (host, friend):
            p.find("fight").click(timeout=30000)
        for p in (host, friend):
            p.find("skip").click(timeout=30000); p.page.wait_for_timeout(300); p.find("skip").click()
    friend.page.wait_for_timeout(800)
    friend.page.screenshot(path=OUT+"link-race-offer.png")
    friend.find("race-run").tap(); friend.page.wait_for_timeout(1500)
    for _ in range(3): friend.find("foot-1-left").tap(); friend.find("foot-1-right").tap()
    friend.page.screenshot(path=OUT+"link-race-run.png")
    run(friend, 1) if False else None
    for _ in range(9): friend.find("foot-1-left").tap(); friend.find("foot-1-right").tap()
    friend.page.wait_for_timeout(600)
    friend.page.screenshot(path=OUT+"link-race-wait.png")
    host.find("race-run").click(); host.page.wait_for_timeout(1500); run(host, 0)
    friend.page.wait_for_timeout(6000)
    friend.page.screenshot(path=OUT+"link-race-over.png")
    host.page.screenshot(path=OUT+"link-race-over-host.png")
