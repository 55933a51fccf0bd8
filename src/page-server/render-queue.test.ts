import { expect, test } from "vitest";
import { createTurns } from "./render-queue.ts";

test("one is drawn at a time, others get a word in between, and one that fails holds up none", async () => {
  const inTurn = createTurns();
  const seen: string[] = [];
  let drawing = 0;
  const draw = (name: string) => async () => {
    expect(++drawing).toBe(1);
    seen.push(name);
    await Promise.resolve();
    drawing--;
    if (name === "b") throw new Error("no page");
    return name;
  };
  const pages = ["a", "b", "c"].map((name) => inTurn("1.1.1.1", draw(name)).catch(() => "failed"));
  setImmediate(() => seen.push("between"));
  expect(await Promise.all(pages)).toEqual(["a", "failed", "c"]);
  expect(seen.filter((it) => it !== "between")).toEqual(["a", "b", "c"]);
  expect(seen.indexOf("between")).toBeLessThan(2);
});

const begin = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { promise, resolve };
};

test("one address may have ten pages waiting, and others still get theirs", async () => {
  const inTurn = createTurns();
  const first = begin();
  const own = Array.from({ length: 10 }, () => inTurn("1.1.1.1", () => first.promise));
  expect(await inTurn("1.1.1.1", async () => "too many")).toBeUndefined();
  const other = inTurn("2.2.2.2", async () => "drawn");
  first.resolve("drawn");
  expect(await Promise.all([...own, other])).toEqual(Array(11).fill("drawn"));
  expect(await inTurn("1.1.1.1", async () => "again")).toBe("again");
});

test("with a hundred waiting, everybody is told to come back", async () => {
  const inTurn = createTurns();
  const first = begin();
  const waiting = Array.from({ length: 100 }, (_, index) => inTurn(`1.1.1.${index}`, () => first.promise));
  expect(await inTurn("2.2.2.2", async () => "too many")).toBeUndefined();
  first.resolve("drawn");
  await Promise.all(waiting);
  expect(await inTurn("2.2.2.2", async () => "drawn")).toBe("drawn");
});
