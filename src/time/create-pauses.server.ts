import { setImmediate } from "node:timers/promises";

/** How long work may hold the event loop, in milliseconds: pages are served by the same process. */
const longest = 8;
/** Parts after which other work goes on in any case, so that the bound does not depend on the clock alone. */
const most = 100;

/**
 * Creates what long work calls after each of its parts: it lets other work go on when this one has held the event loop for
 * long, or for many parts.
 */
export function createPauses(): { isDue(): boolean; pause(): Promise<void> } {
  let from = performance.now();
  let parts = 0;
  return {
    isDue: () => ++parts >= most || performance.now() - from > longest,
    async pause() {
      await setImmediate();
      from = performance.now();
      parts = 0;
    },
  };
}
