import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

test("the time is that of the last response, whatever the device's clock says", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-28T20:00:00Z"), toFake: ["Date", "performance"] });
  const { noteServerTime, serverDate, serverNow } = await import("./server-time.ts");
  expect(serverNow()).toBeUndefined();
  expect(serverDate().toISOString()).toBe("2026-11-28T20:00:00.000Z");
  noteServerTime(new Response(null, { headers: { Date: "Fri, 27 Nov 2026 14:00:00 GMT" } }));
  vi.advanceTimersByTime(90_000);
  expect(serverDate().toISOString()).toBe("2026-11-27T14:01:30.000Z");
  vi.setSystemTime(new Date("2030-01-01T00:00:00Z"));
  expect(serverDate().toISOString()).toBe("2026-11-27T14:01:30.000Z");
  noteServerTime(new Response(null));
  expect(serverDate().toISOString()).toBe("2026-11-27T14:01:30.000Z");
});
