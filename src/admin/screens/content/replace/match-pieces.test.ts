import { expect, test } from "vitest";
import { matchPieces } from "./match-pieces.ts";

const shown = (value: string, found: string) => {
  const places = Array.from(value.matchAll(new RegExp(found, "g")), ({ index }) => ({
    from: index,
    to: index + found.length,
  }));
  return matchPieces(value, places);
};

test("a short field is shown whole", () => {
  expect(shown("a paket b paket", "paket")).toEqual([
    { kind: "around", text: "a " },
    { kind: "found", text: "paket" },
    { kind: "around", text: " b " },
    { kind: "found", text: "paket" },
  ]);
});

test("what is far from every place is left out, at the ends of words", () => {
  const long = "kata ".repeat(60).trim();
  const pieces = shown(`${long} paket ${long} paket`, "paket");
  expect(pieces.map(({ kind }) => kind)).toEqual(["gap", "around", "found", "around", "gap", "around", "found"]);
  for (const { kind, text } of pieces) if (kind === "around") expect(text.trim()).toMatch(/^kata( kata)*$/);
});
