// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { guideSteps, noFilter, storedProgress, storeProgress } from "./guide-steps.ts";

beforeEach(() => sessionStorage.clear());

test("the progress is read as it was stored", () => {
  expect(storedProgress()).toBeUndefined();
  for (const [step, { filter }] of guideSteps.entries()) {
    storeProgress({ step, filter });
    expect(storedProgress()).toEqual({ step, filter });
  }
});

test.each([
  ["no JSON", "{"],
  ["a list", "[]"],
  ["an unknown step", JSON.stringify({ step: 9, filter: noFilter })],
  ["an unknown topic", JSON.stringify({ step: 1, filter: { ...noFilter, topic: "tea" } })],
  ["a day outside the sample", JSON.stringify({ step: 1, filter: { ...noFilter, from: "1999-01-01" } })],
  [
    "days in the wrong order",
    JSON.stringify({ step: 1, filter: { ...noFilter, from: noFilter.to, to: noFilter.from } }),
  ],
])("%s is no progress", (_what, stored) => {
  sessionStorage.setItem("demo", stored);
  expect(storedProgress()).toBeUndefined();
});
