from tests.browser.table import Table

def test_a_hand(table: Table) -> None:
    table.seat(["Mara","Jun","Ines"])
    table.tap(table.button("Start", exact=False))
    table.page.wait_for_url("**/g/*")
    for b in (0,0,0): table.bid(b)
    table.page.screenshot(path="/tmp/s1.png")
    table.trick("Ines")
    table.page.screenshot(path="/tmp/s2.png")
    print(table.page.url, table.page.inner_text("main"))
    table.tap(table.link("Next hand"))
    for b in (1,1,1): table.bid(b)
    table.tap(table.link("Count at the end instead"))
    table.page.screenshot(path="/tmp/s3.png")
    print(table.page.inner_text("main"))
    table.page.locator("label:has(#t0-0)").tap(); table.settle()
    print(table.page.inner_text("main"), table.page.url)
    table.page.screenshot(path="/tmp/s4.png")
