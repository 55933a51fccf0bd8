import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { followDescendants } from "../../scripts/processor-time.mjs";

type Row = [pid: number, parent: number, own: number, waited: number];

/** Returns the ticks that are counted for process 1 after these samples. */
function ticksAfter(...samples: Row[][]): number {
  let now: Row[] = [];
  const list = () => new Map(now.map(([pid, parent, own, waited]) => [pid, { parent, started: "0", own, waited }]));
  const followed = followDescendants(1, list);
  for (const sample of samples) {
    now = sample;
    followed.sample();
  }
  return followed.total();
}

test("processes that were waited for are counted once", () => {
  expect(ticksAfter([[1, 0, 5, 0]], [[1, 0, 5, 70]])).toBe(70);
  expect(
    ticksAfter(
      [
        [1, 0, 5, 0],
        [2, 1, 30, 0],
        [3, 2, 40, 0],
      ],
      [[1, 0, 5, 72]],
    ),
  ).toBe(72);
});

test("a process whose parent ended before it is counted as it was last seen", () => {
  const running: Row[] = [
    [1, 0, 5, 0],
    [2, 1, 30, 0],
    [3, 2, 40, 0],
  ];
  // Both ended at once, but nobody waited for the second.
  expect(ticksAfter(running, [[1, 0, 5, 30]])).toBe(70);
  // It goes on without its parent, and ends or not.
  const orphaned: Row[] = [
    [1, 0, 5, 30],
    [3, 0, 45, 0],
  ];
  expect(ticksAfter(running, orphaned)).toBe(75);
  expect(ticksAfter(running, orphaned, [[1, 0, 5, 30]])).toBe(75);
});

test("processes of others are not counted", () => {
  const others: Row[] = [
    [1, 0, 5, 0],
    [8, 0, 1000, 1000],
    [9, 8, 1000, 1000],
  ];
  expect(ticksAfter(others, others)).toBe(0);
});
