// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useOrder } from "./use-order.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  useOrder("1");
  return null;
}

/** Returns how often an order is fetched in an hour whose stream stays open and sends nothing. */
async function fetchesInAnHour(order: object): Promise<number> {
  let fetches = 0;
  vi.stubGlobal("fetch", async (url: string | URL | Request) => {
    if (String(url).endsWith("/events")) return new Response(new ReadableStream());
    fetches++;
    return Response.json({ data: { id: "1", history: [], money: {}, ...order } });
  });
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(createElement(Page)));
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  await act(async () => root.unmount());
  return fetches;
}

test("an order is fetched at intervals while its money is waited for, and not for days until its workspace opens", async () => {
  expect(await fetchesInAnHour({ status: "awaiting_payment", workspace: null })).toBeGreaterThan(100);
  expect(await fetchesInAnHour({ status: "paid", workspace: { status: "preparing" } })).toBe(1);
  expect(await fetchesInAnHour({ status: "expired", workspace: null })).toBe(1);
});
