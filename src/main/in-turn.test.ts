import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

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
  const pages = ["a", "b", "c"].map((name) => inTurn(draw(name)).catch(() => "failed"));
  setImmediate(() => seen.push("between"));
  expect(await Promise.all(pages)).toEqual(["a", "failed", "c"]);
  expect(seen.filter((it) => it !== "between")).toEqual(["a", "b", "c"]);
  expect(seen.indexOf("between")).toBeLessThan(2);
});

test("with a hundred waiting, a page is refused, a form is not", async () => {
  const inTurn = createTurns();
  const waiting = Array.from({ length: 100 }, (_, index) => inTurn(async () => index));
  expect(await inTurn(async () => "page")).toBeUndefined();
  expect(await inTurn(async () => "form", { always: true })).toBe("form");
  expect(await Promise.all(waiting)).toHaveLength(100);
  expect(await inTurn(async () => "page")).toBe("page");
});
