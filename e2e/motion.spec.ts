import { runsAll } from "../test/support/runs-all.ts";
import { errorPage, everyPage, onePageOfEachScreen } from "./support/every-page.ts";
import { finishMotion, forgetPieces, movedSince, recordPieces } from "./support/picture-motion.ts";
import { test } from "./support/tab.ts";
import { chooseBy, variantsOf } from "./support/variants.ts";
import { cutOff, expect } from "./test.ts";

/**
 * Whatever part of a picture is seen and rests has the transform, opacity and clip of its last frame, wherever the page is
 * scrolled to. `npm test` looks at one page of each screen, whose language, edition and width alternate; `npm test -- all` at
 * every page in both editions, in a language that alternates, at both widths.
 */
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const pages = runsAll
  ? [...Map.groupBy(everyPage, ({ row, address }) => `${address.edition} ${row.path}`)].map(([name, views]) =>
      chooseBy(name, views),
    )
  : onePageOfEachScreen();

// Calls of a page before, which the shared tab cuts off, may end during the next test.
test.beforeEach(({ allowErrors }) => allowErrors(cutOff));

for (const { pathname } of pages) {
  test(`what rests on ${pathname} is drawn to its end`, async ({ tab, allowErrors }) => {
    allowErrors(errorPage);
    await tab.emulateMedia({ reducedMotion: "no-preference" });
    await tab.goto(pathname);
    for (const { width, height } of variantsOf(`motion on ${pathname}`, sizes)) {
      await tab.setViewportSize({ width, height });
      await tab.evaluate(forgetPieces);
      const end = await tab.evaluate(() => document.documentElement.scrollHeight);
      // Parts of the window's height, so that pictures are cut by its lower edge at some of the places.
      for (let top = 0; top < end; top += Math.round(height * 0.7)) {
        await tab.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        expect
          .soft(await tab.evaluate(finishMotion), `longer than a second, at ${top} px, ${width} px wide`)
          .toEqual([]);
        await tab.evaluate(recordPieces);
      }
      await tab.evaluate(finishMotion);
      expect.soft(await tab.evaluate(movedSince), `half drawn at rest, ${width} px wide`).toEqual([]);
    }
    await tab.emulateMedia({ reducedMotion: "reduce" });
  });
}

test("a chart plays on the clock once it comes into view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(sizes[1]!);
  await page.goto("/products/big-social");
  const bar = page.locator(".product-page .pic-bars svg").last();
  const drawn = () => bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await expect.poll(drawn, "below the window").toBe(0);
  await bar.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await expect.poll(drawn, "in view").toBe(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await drawn(), "without motion").toBe(1);
});

for (const { width, height } of variantsOf("story of the hero", sizes)) {
  test(`the story of the hero's picture is told again by a button, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/en");
    const button = page.locator("[data-replay]");
    await expect(button, "without motion").toBeHidden();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const replay = page.getByRole("button", { name: "Play this picture’s story again" });
    await expect(replay).toBeVisible();
    const { width: wide, height: tall } = (await replay.boundingBox())!;
    expect(Math.min(wide, tall)).toBeGreaterThanOrEqual(44);
    const running = () =>
      page.locator(".story").evaluate((picture) =>
        picture
          .getAnimations({ subtree: true })
          .filter((animation): animation is CSSAnimation => animation instanceof CSSAnimation)
          .filter(({ animationName, playState }) => animationName.startsWith("told-") && playState === "running")
          .map(({ animationName, effect }) => [animationName, Number(effect!.getComputedTiming().endTime)] as const),
      );
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSAnimation) animation.finish();
    });
    expect(await running(), "told to its end").toEqual([]);
    await replay.press("Enter");
    const told = await running();
    expect([...new Set(told.map(([name]) => name))].sort()).toEqual(
      ["told-approval", "told-bar", "told-pop", "told-swell", "told-typed", "told-way"].filter(
        (name) => width >= 1024 || name !== "told-way",
      ),
    );
    expect(Math.max(...told.map(([, end]) => end)), "ms").toBeLessThanOrEqual(4200);
  });
}

test("the journey's stage shows one whole picture wherever one rests, and its stops stand in rows without motion", async ({
  page,
}) => {
  await page.setViewportSize(sizes[1]!);
  await page.goto("/");
  const scenes = page.locator(".journey-scene");
  const opacities = () => scenes.evaluateAll((all) => all.map((scene) => getComputedStyle(scene).opacity));
  expect(await opacities(), "without motion").toEqual(Array(6).fill("1"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(forgetPieces);
  const words = page.locator(".journey-words");
  for (let stop = 0; stop < 6; stop++) {
    await words.nth(stop).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * 0.6, behavior: "instant" });
    });
    await page.evaluate(finishMotion);
    expect(await opacities(), `stop ${stop + 1}`).toEqual(
      Array.from({ length: 6 }, (_, at) => (at === stop ? "1" : "0")),
    );
    const { y, height } = (await scenes.nth(stop).boundingBox())!;
    expect(y, "below the header").toBeGreaterThan(64);
    expect(y + height, "above the window's lower edge").toBeLessThan(sizes[1]!.height + (stop ? 0 : 250));
  }
});

test("a product's tile plays its picture's step in focus, within 400 ms", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize(sizes[1]!);
  await page.goto("/products");
  const tile = page.locator('.family-tile[href$="/big-lake"]');
  await page.keyboard.press("Tab");
  // Asked at once: an animation that has ended is no longer there.
  const lengths = await tile.evaluate((element: HTMLElement) => {
    element.focus();
    return element
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName.startsWith("step-"))
      .map(({ effect }) => Number(effect!.getComputedTiming().endTime));
  });
  await expect(tile).toBeFocused();
  expect(new Set(lengths)).toEqual(new Set([400]));
});
