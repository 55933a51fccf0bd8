// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { everything, guideSteps, storedPlace, storePlace } from "./guide-steps.ts";

beforeEach(() => sessionStorage.clear());

test("a place in the demo comes back as it was stored", () => {
  expect(storedPlace()).toBeUndefined();
  for (const [step, { filter }] of guideSteps.entries()) {
    storePlace({ step, filter });
    expect(storedPlace()).toEqual({ step, filter });
  }
});

test.each([
  ["no JSON", "{"],
  ["no place", "[]"],
  ["a step that is none", JSON.stringify({ step: 9, filter: everything })],
  ["a topic that is none", JSON.stringify({ step: 1, filter: { ...everything, topic: "tea" } })],
  ["a day outside the sample", JSON.stringify({ step: 1, filter: { ...everything, from: "1999-01-01" } })],
  [
    "days the wrong way round",
    JSON.stringify({ step: 1, filter: { ...everything, from: everything.to, to: everything.from } }),
  ],
])("%s is no place", (_what, stored) => {
  sessionStorage.setItem("demo", stored);
  expect(storedPlace()).toBeUndefined();
});
