import { errorPage, everyPage, type PageToVisit, requestedPages } from "../support/every-page.ts";
import { holdFonts, shiftOfLateFonts } from "../support/layout-shift.ts";
import { test } from "../support/tab.ts";
import { cutOff, expect } from "../test.ts";

/**
 * Little moves when the faces arrive after the first paint. `npm test` looks at one page of each screen, whose language,
 * edition and width alternate; `EVERY_PAGE=1 npx playwright test looks/shift` at all pages in all of them, and
 * `EVERY_PAGE=2/6` at the second of six parts.
 */
const widths = requestedPages ? [360, 390, 768, 1440] : [390, 1440];
const screens = [...new Set(everyPage.map(({ row }) => row.screen))];

/** Returns the pages to visit at a width. */
function pagesAt(width: number): PageToVisit[] {
  if (requestedPages) return requestedPages;
  return screens
    .filter((_, index) => index % widths.length === widths.indexOf(width))
    .map((screen, index) => {
      const pages = everyPage.filter(({ row }) => row.screen === screen).slice(0, 4);
      return pages[index % pages.length]!;
    });
}

/** The budget of layout shift: a fifth of what Core Web Vitals call good. */
const budget = 0.02;
/** A title that takes one line more in the fallback face. Its words are not changed for that. */
const known: Record<string, number> = { "/security at 390 px": 0.03 };

for (const width of widths) {
  const pages = pagesAt(width);
  test(`little moves when the faces arrive, ${width} px`, async ({ tab, allowErrors }) => {
    if (requestedPages) test.setTimeout(300_000 + 4000 * pages.length);
    allowErrors(cutOff, errorPage);
    await tab.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    const fonts = await holdFonts(tab);
    for (const { pathname } of pages) {
      const { value, moved } = await shiftOfLateFonts(tab, pathname, fonts);
      const place = `${pathname} at ${width} px`;
      expect.soft(value, `${place}: ${moved.join("; ")}`).toBeLessThanOrEqual(known[place] ?? budget);
      if (known[place]) expect.soft(value, `${place} is known to move, and does not any more`).toBeGreaterThan(budget);
    }
  });
}
