import { expect, test } from "@playwright/test";

/** WCAG 2.2, 2.4.11: what has the focus is never wholly hidden below the consent banner or the bar. */
for (const [width, height] of [
  [320, 568],
  [640, 450],
  [1440, 900],
] as const) {
  test(`what has the focus can be seen at ${width} by ${height}, with the consent banner open`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact-us");
    await page.locator("[data-island=contact-form][data-awake]").waitFor();
    await expect(page.locator("#consent-banner")).toBeVisible();
    const hidden: string[] = [];
    let stops = 0;
    for (; stops < 90; stops++) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const focused = document.activeElement!;
        if (focused === document.body) return null;
        const { left, top, width: w, height: h } = focused.getBoundingClientRect();
        const seen = [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const there = document.elementFromPoint(left + w * x, top + h * y);
            // a box's label stands over it
            return there !== null && (focused.contains(there) || there.contains(focused) || there.tagName === "LABEL");
          }),
        );
        return seen ? "" : (focused.id || focused.textContent || focused.tagName).slice(0, 40);
      });
      if (stop === null) break;
      if (stop) hidden.push(stop);
    }
    expect(hidden).toEqual([]);
    expect(stops).toBeGreaterThan(40);
  });
}
