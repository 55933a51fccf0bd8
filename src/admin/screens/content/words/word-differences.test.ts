import fc from "fast-check";
import { expect, test } from "vitest";
import { wordDifferences } from "./word-differences.ts";

test("only the words that changed are marked", () => {
  expect(wordDifferences("Dengar percakapan publik.", "Baca percakapan publik hari ini.")).toEqual([
    { kind: "removed", text: "Dengar" },
    { kind: "added", text: "Baca" },
    { kind: "same", text: " percakapan publik" },
    { kind: "added", text: " hari ini" },
    { kind: "same", text: "." },
  ]);
});

test("both texts can be read from the pieces", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const pieces = wordDifferences(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join("");
      expect([without("added"), without("removed")]).toEqual([before, after]);
    }),
  );
});
