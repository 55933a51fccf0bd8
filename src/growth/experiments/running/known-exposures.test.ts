import { expect, test } from "vitest";
import { knownExposures } from "./known-exposures.ts";

const known = { started: new Map([["x3", new Set(["a", "b"])]]), sources: new Set(["google"]) };
const seen = { arm: "b", locale: "id", device: "phone", source: "google" } as const;

test("of what a browser says, experiments and arms that were started remain, with sources of the vocabulary", () => {
  expect(knownExposures(known, { x3: seen, x4: seen })).toEqual({ x3: seen });
  expect(knownExposures(known, { x3: { ...seen, source: "made-up" } })).toEqual({ x3: { ...seen, source: "other" } });
  expect(knownExposures(known, { x3: { ...seen, source: "direct" } })).toEqual({ x3: { ...seen, source: "direct" } });
  const unknown = [undefined, null, {}, { x4: seen }, { x3: { ...seen, arm: "c" } }];
  for (const none of unknown) expect(knownExposures(known, none)).toBeNull();
});

test("what is not of this kind is left out", () => {
  const wrong = ["x3=b", 7, [], { x0: seen }, { x3: { ...seen, arm: "z" } }, { x3: { arm: "a" } }, { x3: null }];
  for (const sent of wrong) expect(knownExposures(known, sent)).toBeNull();
});
