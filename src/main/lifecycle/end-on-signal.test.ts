import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOnSignal } from "./end-on-signal.ts";

const exit = vi.spyOn(process, "exit").mockImplementation((() => {}) as () => never);
const log = { error: vi.fn() };
let removeHandlers = () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  removeHandlers();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a process that does not close in time ends by force, with an error", async () => {
  const close = vi.fn(() => new Promise<void>(() => {}));
  removeHandlers = endOnSignal(close, 28, log);
  process.emit("SIGTERM");
  await vi.advanceTimersByTimeAsync(27_999);
  process.emit("SIGINT");
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(log.error).toHaveBeenCalledWith({ err: new Error("closing took too long") }, "could not close in order");
});

test("a process ends with 0 once it has closed, and with 1 where closing fails", async () => {
  for (const [close, status] of [
    [() => Promise.resolve(), 0],
    [() => Promise.reject(new Error("broken")), 1],
  ] as const) {
    removeHandlers = endOnSignal(close, 28, log);
    process.emit("SIGINT");
    await vi.advanceTimersByTimeAsync(0);
    expect(exit).toHaveBeenLastCalledWith(status);
    removeHandlers();
  }
  expect(log.error).toHaveBeenCalledTimes(1);
});
