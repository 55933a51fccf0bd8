// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { WaitText } from "./wait-text.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => vi.useRealTimers());

test("the seconds to wait run down on the screen, and are read out at the beginning and the end alone", () => {
  vi.useFakeTimers();
  const words = { too_many_requests: "Again in {seconds} s", try_now: "Now" };
  const place = document.createElement("div");
  act(() => createRoot(place).render(createElement(WaitText, { until: Date.now() + 3000, words })));
  const shown = () => place.querySelector("[aria-hidden]")?.textContent;
  const heard = () => [...place.querySelectorAll("span:not([aria-hidden]):not(:has(*))")].map((it) => it.textContent);
  expect([shown(), heard()]).toEqual(["Again in 3 s", ["Again in 3 s"]]);
  act(() => vi.advanceTimersByTime(1000));
  expect([shown(), heard()]).toEqual(["Again in 2 s", ["Again in 3 s"]]);
  act(() => vi.advanceTimersByTime(2000));
  expect([shown(), heard()]).toEqual([undefined, ["Now"]]);
});
