import { errorPage, requestedPages } from "../support/every-page.ts";
import { holdFonts, shiftOfLateFonts } from "../support/layout-shift.ts";
import { test } from "../support/tab.ts";
import { variantsOf } from "../support/variants.ts";
import { cutOff, expect } from "../test.ts";

/**
 * Nothing moves when the faces arrive after the first paint. `npm test` looks at some pages as a phone or as a wide window,
 * `npm test -- all` as both; `EVERY_PAGE=1 npx playwright test looks/shift` at all pages in all languages, editions and
 * widths, `EVERY_PAGE=2/6` at the second of six parts of them.
 */
const some = [
  "/",
  "/en",
  "/v2",
  "/products/big-lake",
  "/en/v2/products/big-legal",
  "/solutions/retail",
  "/products/pricing",
  "/docs",
  "/contact-us",
  "/v2/customers-new",
  "/en/subscribe",
  "/en/solutions",
];
const pages = requestedPages?.map(({ pathname }) => pathname) ?? some;
const widths = requestedPages ? [360, 390, 768, 1440] : variantsOf("late faces", [390, 1440]);
/** Less than what a reader can see: a word that moves by a pixel in its line. */
const still = 0.001;

for (const width of widths) {
  test(`nothing moves when the faces arrive, ${width} px`, async ({ tab, allowErrors }) => {
    if (requestedPages) test.setTimeout(300_000 + 4000 * pages.length);
    allowErrors(cutOff, errorPage);
    await tab.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    const fonts = await holdFonts(tab);
    for (const pathname of pages) {
      const { value, moved } = await shiftOfLateFonts(tab, pathname, fonts);
      expect.soft(value, `${pathname} at ${width} px: ${moved.join("; ")}`).toBeLessThanOrEqual(still);
    }
  });
}
