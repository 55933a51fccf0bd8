import { setImmediate } from "node:timers/promises";

/** How long work may hold the event loop, in milliseconds: pages are served by the same process. */
const longest = 8;

/** Creates what long work calls between its parts: it lets other work go on when this one has held the event loop for long. */
export function createPauses(): { isDue(): boolean; pause(): Promise<void> } {
  let from = performance.now();
  return {
    isDue: () => performance.now() - from > longest,
    async pause() {
      await setImmediate();
      from = performance.now();
    },
  };
}
