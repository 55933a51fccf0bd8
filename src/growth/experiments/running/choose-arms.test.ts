import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { chooseArms } from "./choose-arms.ts";

const half = {
  name: "x1",
  arms: [
    { key: "a", weight: 1 },
    { key: "b", weight: 1 },
  ],
};
const thirds = {
  name: "x2",
  arms: [
    { key: "a", weight: 60 },
    { key: "b", weight: 30 },
    { key: "c", weight: 10 },
  ],
};
const noDrafts = new Set<string>();
const stored = (arms: Record<string, string>) => new Map(Object.entries(arms));
const choose = (arms: Record<string, string>, at: number, drafts = noDrafts) => {
  const { arms: chosen, isNew } = chooseArms(stored(arms), [half, thirds], drafts, () => at);
  return { ...Object.fromEntries(chosen), isNew };
};

test("every running experiment is drawn at once, each number falling to one arm by weight", () => {
  expect(choose({}, 0)).toEqual({ x1: "a", x2: "a", isNew: true });
  expect(choose({ x1: "a" }, 59)).toEqual({ x1: "a", x2: "a", isNew: true });
  expect(choose({ x1: "a" }, 60)).toEqual({ x1: "a", x2: "b", isNew: true });
  expect(choose({ x1: "a" }, 89)).toEqual({ x1: "a", x2: "b", isNew: true });
  expect(choose({ x1: "a" }, 90)).toEqual({ x1: "a", x2: "c", isNew: true });
});

test("a browser keeps its arms and is sent no cookie again", () => {
  expect(choose({ x1: "b", x2: "c" }, 0)).toEqual({ x1: "b", x2: "c", isNew: false });
});

test("arms that do not exist are drawn again, those of ended experiments are dropped", () => {
  expect(choose({ x1: "c", x2: "a" }, 1)).toEqual({ x1: "b", x2: "a", isNew: true });
  expect(choose({ x1: "a", x2: "a", x9: "b" }, 0)).toEqual({ x1: "a", x2: "a", isNew: true });
});

test("the arm of an experiment that another instance has started stays", () => {
  expect(choose({ x1: "a", x2: "a", x9: "b" }, 0, new Set(["x9"]))).toEqual({
    x1: "a",
    x2: "a",
    x9: "b",
    isNew: false,
  });
});

test("many browsers fall to the arms by weight", () => {
  const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let browser = 0; browser < 100_000; browser++)
    counts[chooseArms(new Map(), [thirds], noDrafts, randomInt).arms.get("x2")!]!++;
  // Six standard deviations: it fails by chance once in half a billion runs.
  expect(Math.abs(counts.a! - 60_000)).toBeLessThan(6 * Math.sqrt(100_000 * 0.6 * 0.4));
  expect(Math.abs(counts.c! - 10_000)).toBeLessThan(6 * Math.sqrt(100_000 * 0.1 * 0.9));
});
