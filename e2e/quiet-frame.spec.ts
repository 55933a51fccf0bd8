import { pageTable } from "../src/site/page-table.ts";
import { expect, test } from "./test.ts";

const done = /^\/(auth|account|payment)(\/|$)/;

test("pages of login, account, payment and order have the quiet frame in both designs, and no others have", async ({
  request,
}) => {
  const quiet = pageTable.filter(({ frame }) => frame === "quiet").map(({ path }) => path);
  expect(quiet).toEqual(pageTable.map(({ path }) => path).filter((path) => done.test(path)));
  for (const prefix of ["", "/en/v2"])
    for (const path of quiet) {
      const address = prefix + path.replace(":order", "00000000-0000-4000-8000-000000000000");
      const page = await (await request.get(address)).text();
      expect(page, address).toContain('data-frame="quiet"');
      // No menu, no search, no newsletter; four links and the mark lead away.
      expect(page, address).not.toMatch(/popovertarget|data-palette|\/subscribe|class="foot[ "]/);
      const footer = page.slice(page.indexOf("<footer"), page.indexOf("</footer>"));
      expect([...footer.matchAll(/<a /g)].length, address).toBe(3);
      const header = page.slice(page.indexOf("<header"), page.indexOf("</header>"));
      expect([...header.matchAll(/<a /g)].length, address).toBe(4);
      expect(header, address).toContain("data-language-switch");
    }
});
