import { afterEach, expect, test, vi } from "vitest";
import { eachDay } from "./follow-changes.ts";

afterEach(() => vi.useRealTimers());

test("acts once after midnight in Jakarta, not in London", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T16:58:30Z") });
  const act = vi.fn();
  const stop = eachDay(() => new Date(), act);
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * 60_000);
  expect(act).toHaveBeenCalledOnce();
  stop();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(act).toHaveBeenCalledOnce();
});
