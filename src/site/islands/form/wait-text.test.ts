// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { WaitText } from "./wait-text.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
afterEach(() => vi.useRealTimers());

test("the seconds count down on the screen; a screen reader reads the first and the last state only", () => {
  vi.useFakeTimers();
  const words = { too_many_requests: "Again in {seconds} s", try_now: "Now" };
  const container = document.createElement("div");
  act(() => createRoot(container).render(createElement(WaitText, { until: Date.now() + 3000, words })));
  const shown = () => container.querySelector("[aria-hidden]")?.textContent;
  const announced = () =>
    [...container.querySelectorAll("span:not([aria-hidden]):not(:has(*))")].map(({ textContent }) => textContent);
  expect([shown(), announced()]).toEqual(["Again in 3 s", ["Again in 3 s"]]);
  act(() => vi.advanceTimersByTime(1000));
  expect([shown(), announced()]).toEqual(["Again in 2 s", ["Again in 3 s"]]);
  act(() => vi.advanceTimersByTime(2000));
  expect([shown(), announced()]).toEqual([undefined, ["Now"]]);
});
