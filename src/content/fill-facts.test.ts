import { expect, it } from "vitest";
import { fillFacts } from "./fill-facts.ts";

const facts = {
  region: { value: "Indonesia", sample: false },
  recoveryTime: { value: "8 hours", sample: true },
};

it("fills every text at any depth, with samples in square brackets", () => {
  const words = { title: "Kept in {facts.region}", list: [{ body: "Back within {facts.recoveryTime}" }], count: 3 };
  expect(fillFacts(words, facts)).toEqual({
    title: "Kept in Indonesia",
    list: [{ body: "Back within [8 hours]" }],
    count: 3,
  });
});

it("leaves the other places to fill in as they are", () => {
  expect(fillFacts("{months} months in {facts.region}", facts)).toBe("{months} months in Indonesia");
});

it("refuses a fact that nobody wrote down", () => {
  expect(() => fillFacts("{facts.unknown}", facts)).toThrow('There is no fact "unknown"');
});
