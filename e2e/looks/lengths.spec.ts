import { layOutWhole } from "../support/lay-out-whole.ts";
import { test } from "../support/tab.ts";
import { variantsOf } from "../support/variants.ts";
import { cutOff, expect } from "../test.ts";

/**
 * On a phone a page says about how long it is before its parts are laid out: what offscreen.css counts for each kind of
 * part is what it usually has, or the scroll bar would change on the way down. `npm test` opens each page in one edition.
 */
const pages = [
  "/",
  "/products/big-query",
  "/products/big-lake",
  "/solutions/healthcare",
  "/customers",
  "/customers-new",
];

for (const pathname of pages.flatMap((page) =>
  variantsOf(`length of ${page}`, [page, page === "/" ? "/v2" : `/v2${page}`]),
)) {
  test(`${pathname} is about as long as it says`, async ({ tab, allowErrors }) => {
    allowErrors(cutOff);
    await tab.setViewportSize({ width: 390, height: 844 });
    await tab.goto(pathname);
    const length = () => document.documentElement.scrollHeight;
    const said = await tab.evaluate(length);
    await tab.evaluate(layOutWhole);
    const real = await tab.evaluate(length);
    expect(said, "px").toBeGreaterThanOrEqual(0.9 * real);
    expect(said, "px").toBeLessThanOrEqual(1.1 * real);
  });
}
