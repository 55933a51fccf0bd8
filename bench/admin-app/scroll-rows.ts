import type { BrowserContext, Page } from "@playwright/test";
import type { Row } from "../row.ts";

const rows = 100_000;

/** Scrolls a list of 100,000 loaded rows by wheel and by jumps, and looks at each frame whether rows cover the view. */
export async function measureScrolling(context: BrowserContext, url: string): Promise<Row[]> {
  const page = await context.newPage();
  await page.addInitScript(fillLists, rows);
  await page.goto(`${url}/admin/leads`);
  await page.locator("[role=grid] .grid-data").first().waitFor();
  await page.evaluate(watchFrames);
  const box = (await page.locator("[role=grid]").boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let turn = 0; turn < 120; turn++) await page.mouse.wheel(0, turn < 100 ? 700 : -900);
  await jump(page);
  const { frames, uncovered, longest } = await page.evaluate(
    () => (globalThis as unknown as { watched: { frames: number; uncovered: number; longest: number } }).watched,
  );
  await page.close();
  return [
    {
      what: `admin app: frames with missing rows while ${rows.toLocaleString("en")} rows are scrolled`,
      budget: "0",
      reached: `${uncovered} of ${frames}, longest frame ${Math.round(longest)} ms`,
      met: uncovered === 0 && frames > 100,
    },
  ];
}

/** Runs in the page before the app: the list of leads has so many rows, made there as they would take minutes to send. */
function fillLists(length: number): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    if (!/\/api\/admin\/leads\?/.test(url) || !response.ok) return response;
    const { data } = await response.json();
    const filled = Array.from({ length }, (_, index) => ({ ...data[index % data.length], id: `row-${index}` }));
    return Response.json({ data: filled, meta: { next_cursor: null } });
  };
}

/** Drags the scroll bar, as it were: to thirty places of the whole list, one a frame. */
async function jump(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const grid = document.querySelector("[role=grid]")!;
    for (let step = 1; step <= 30; step++) {
      grid.scrollTop = (grid.scrollHeight * ((step * 17) % 30)) / 30;
      // Set in a frame's callback, it would be painted before the page hears of it, which no scroll bar does.
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** Runs in the page: after each frame is laid out, compares the rows that exist with the visible part of the list. */
function watchFrames(): void {
  const watched = { frames: 0, uncovered: 0, longest: 0 };
  Object.assign(globalThis, { watched });
  const grid = document.querySelector("[role=grid]")!;
  const head = grid.querySelector(".grid-head")!.getBoundingClientRect().height;
  let last = performance.now();
  let lastTop = grid.scrollTop;
  const look = () => {
    const view = grid.getBoundingClientRect();
    const shown = [...grid.querySelectorAll(".grid-data")].map((row) => row.getBoundingClientRect());
    const isCovered =
      Math.min(...shown.map(({ top }) => top)) <= view.top + head + 1 &&
      Math.max(...shown.map(({ bottom }) => bottom)) >= view.bottom - 1;
    if (grid.scrollTop !== lastTop) {
      watched.frames++;
      if (!isCovered) watched.uncovered++;
      watched.longest = Math.max(watched.longest, performance.now() - last);
    }
    last = performance.now();
    lastTop = grid.scrollTop;
  };
  // A message is handled after the frame whose animation callback posts it.
  const channel = new MessageChannel();
  channel.port1.onmessage = look;
  const frame = () => {
    channel.port2.postMessage(undefined);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
