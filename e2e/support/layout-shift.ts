import type { Page } from "../test.ts";

export interface Shift {
  /** The sum of all layout shifts since the page began, 0 where nothing moved. */
  value: number;
  /** What moved, and how far. */
  moved: string[];
}

/**
 * Opens a page whose faces arrive after its first paint, as on a slow connection, and returns what their arrival moved.
 * The page needs `holdFonts` first.
 */
export async function shiftOfLateFonts(page: Page, pathname: string, fonts: HeldFonts): Promise<Shift> {
  fonts.hold();
  await page.goto(pathname, { waitUntil: "domcontentloaded" });
  // Without both nothing would be measured: the page has painted, and its faces are still on their way.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName("first-contentful-paint").length > 0 &&
      [...document.fonts].some(({ status }) => status === "loading"),
  );
  fonts.release();
  return page.evaluate(readShift);
}

export interface HeldFonts {
  hold(): void;
  release(): void;
}

/** Holds back the faces of all pages in a tab's context until they are released. */
export async function holdFonts(page: Page): Promise<HeldFonts> {
  let release = () => {};
  let released = Promise.resolve();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.context().route(/\.woff2$/, async (route) => {
    await released;
    // A page that was left in the meantime has cancelled its request.
    await route.continue().catch(() => {});
  });
  return {
    hold() {
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

/** Returns what moved on a page since it began; runs in the page. */
export async function readShift(): Promise<Shift> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const shift: Shift = { value: 0, moved: [] };
  await new Promise<void>((done) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: LayoutShiftSource[] }[]) {
        shift.value += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          shift.moved.push(
            `${(node?.textContent ?? "").trim().slice(0, 40) || node?.nodeName}: ` +
              `${currentRect.x - previousRect.x}, ${currentRect.y - previousRect.y} px`,
          );
      }
      done();
    }).observe({ type: "layout-shift", buffered: true });
    // A page without any shift has no entry.
    setTimeout(done, 100);
  });
  return shift;
}

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}
