import { expect, test } from "vitest";
import { type Choice, mergeWords } from "./merge-words.ts";

const cases: [
  string,
  base: unknown,
  shipped: unknown,
  edited: unknown,
  words: unknown,
  taken: string[],
  conflicts: string[],
][] = [
  ["nothing changed", { a: "1" }, { a: "1" }, { a: "1" }, { a: "1" }, [], []],
  ["only the editor changed", { a: "1", b: "1" }, { a: "1", b: "1" }, { a: "2", b: "1" }, { a: "2", b: "1" }, [], []],
  [
    "only the files changed",
    { a: "1", b: "1" },
    { a: "1", b: "3" },
    { a: "1", b: "1" },
    { a: "1", b: "3" },
    ["/b"],
    [],
  ],
  ["different fields", { a: "1", b: "1" }, { a: "1", b: "3" }, { a: "2", b: "1" }, { a: "2", b: "3" }, ["/b"], []],
  ["both in the same way", { a: "1" }, { a: "2" }, { a: "2" }, { a: "2" }, [], []],
  ["both differently", { a: "1" }, { a: "3" }, { a: "2" }, { a: "2" }, [], ["/a"]],
  ["a new field of the files", { a: "1" }, { a: "1", b: "3" }, { a: "2" }, { a: "2", b: "3" }, ["/b"], []],
  ["a field that the files dropped", { a: "1", b: "1" }, { a: "1" }, { a: "2", b: "1" }, { a: "2" }, ["/b"], []],
  ["a dropped field that the editor changed", { a: "1" }, {}, { a: "2" }, { a: "2" }, [], ["/a"]],
  ["a field that the editor removed and the files changed", { a: "1" }, { a: "2" }, {}, {}, [], ["/a"]],
  [
    "items of lists of one length",
    { l: ["1", "1"] },
    { l: ["1", "3"] },
    { l: ["2", "1"] },
    { l: ["2", "3"] },
    ["/l/1"],
    [],
  ],
  ["a longer list of the files", { l: ["1"] }, { l: ["1", "3"] }, { l: ["1"] }, { l: ["1", "3"] }, ["/l"], []],
  ["a longer list, changed by both", { l: ["1"] }, { l: ["1", "3"] }, { l: ["2"] }, { l: ["2"] }, [], ["/l"]],
  ["keys in another order", { a: "1", b: "1" }, { b: "1", a: "1" }, { a: "1", b: "1" }, { a: "1", b: "1" }, [], []],
  ["another form", { a: "1" }, { a: { b: "1" } }, { a: "1" }, { a: { b: "1" } }, ["/a"], []],
  ["keys with slashes", { "/x": "1" }, { "/x": "3" }, { "/x": "2" }, { "/x": "2" }, [], ["/~1x"]],
  ["no base, and the same words", undefined, { a: "1" }, { a: "1" }, { a: "1" }, [], []],
  ["no base, and other words", undefined, { a: "1" }, { a: "2" }, { a: "2" }, [], [""]],
  ["an entry that the files dropped", { a: "1" }, undefined, { a: "2" }, { a: "2" }, [], [""]],
];

test.each(cases)("%s", (_name, base, shipped, edited, words, taken, conflicts) => {
  const merge = mergeWords(base, shipped, edited);
  expect(merge.words).toEqual(words);
  expect(merge.taken.map(({ path }) => path)).toEqual(taken);
  expect(merge.conflicts.map(({ path }) => path)).toEqual(conflicts);
});

test("a field has the side that was chosen, or the text that joins both", () => {
  const base = { a: "1", b: "1", c: "1", d: "1" };
  const shipped = { a: "3", b: "3", c: "3", d: "3" };
  const edited = { a: "2", b: "2", c: "2", d: "1" };
  const choices = new Map<string, Choice>([
    ["/a", "shipped"],
    ["/b", "edited"],
    ["/c", { text: "2 and 3" }],
    ["/d", "edited"],
  ]);
  const { words, taken, conflicts } = mergeWords(base, shipped, edited, choices);
  expect(words).toEqual({ a: "3", b: "2", c: "2 and 3", d: "1" });
  expect(conflicts).toContainEqual({ path: "/a", base: "1", shipped: "3", edited: "2" });
  expect(taken).toEqual([{ path: "/d", base: "1", shipped: "3", edited: "1" }]);
});
