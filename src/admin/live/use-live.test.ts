// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSessionOver } from "../session/ended-state.ts";
import { followChanges, gather } from "./use-live.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("changes without a pause end no reading: what came meanwhile is read together once it has arrived", async () => {
  const readings: string[][] = [];
  const arrivals: (() => void)[] = [];
  const announce = gather((resources) => {
    readings.push(resources);
    return new Promise<void>((resolve) => arrivals.push(resolve));
  });
  announce(["/admin/leads"]);
  announce(["/admin/leads", "/admin/today"]);
  await vi.advanceTimersByTimeAsync(300);
  expect(readings).toEqual([["/admin/leads", "/admin/today"]]);
  for (let change = 0; change < 20; change++) {
    announce([change % 2 === 0 ? "/admin/orders" : "/admin/today"]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(readings).toHaveLength(1);
  arrivals[0]!();
  await vi.advanceTimersByTimeAsync(300);
  expect(readings).toEqual([
    ["/admin/leads", "/admin/today"],
    ["/admin/orders", "/admin/today"],
  ]);
});

test("a reading that hangs holds up later changes for five seconds at most", async () => {
  const read = vi.fn(() => new Promise<void>(() => undefined));
  const announce = gather(read);
  announce(["/admin/leads"]);
  await vi.advanceTimersByTimeAsync(300);
  announce(["/admin/orders"]);
  await vi.advanceTimersByTimeAsync(5_300);
  expect(read.mock.calls).toEqual([[["/admin/leads"]], [["/admin/orders"]]]);
});

test("a stream whose token cannot be refreshed for now is opened again later, and ends no session", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    return new Response(null, { status: url.endsWith("/auth/token") ? 503 : 401 });
  });
  const onOpen = vi.fn();
  await followChanges(onOpen, vi.fn(), new AbortController().signal);
  expect(calls.map((url) => url.replace(/^.*\/api/, ""))).toEqual(["/admin/live", "/auth/token"]);
  expect(onOpen).not.toHaveBeenCalled();
  expect(isSessionOver()).toBe(false);
});
