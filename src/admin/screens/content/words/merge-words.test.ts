import fc from "fast-check";
import { expect, test } from "vitest";
import { getAt, isSame, setAt } from "./at-path.ts";
import { mergeWords } from "./merge-words.ts";

const base = {
  hero: { title: "A", lead: "B" },
  items: [
    { title: "1", body: "x" },
    { title: "2", body: "y" },
    { title: "3", body: "z" },
  ],
};

test("changes of different fields are joined", () => {
  const mine = setAt(base, ["hero", "title"], "mine");
  const theirs = setAt(base, ["items", 1, "body"], "theirs");
  expect(mergeWords(base, mine, theirs)).toEqual({
    words: setAt(mine, ["items", 1, "body"], "theirs"),
    conflicts: [],
  });
});

test("the same field changed by both is a conflict that keeps both", () => {
  const mine = setAt(base, ["hero", "title"], "mine");
  const theirs = setAt(base, ["hero", "title"], "theirs");
  const { words, conflicts } = mergeWords(base, mine, theirs);
  expect(words.hero.title).toBe("mine");
  expect(conflicts).toEqual([{ path: ["hero", "title"], mine: "mine", theirs: "theirs" }]);
  expect(mergeWords(base, mine, mine).conflicts).toEqual([]);
});

test("an item is followed when the other one moves it", () => {
  const mine = setAt(base, ["items", 0, "body"], "mine");
  const moved = { ...base, items: [base.items[2]!, base.items[0]!, base.items[1]!] };
  const { words, conflicts } = mergeWords(base, mine, moved);
  expect(conflicts).toEqual([]);
  expect(words.items).toEqual([base.items[2], { title: "1", body: "mine" }, base.items[1]]);
});

test("an item added by one and a field changed by the other are both there", () => {
  const mine = { ...base, items: [...base.items, { title: "4", body: "new" }] };
  const theirs = setAt(base, ["items", 2, "title"], "theirs");
  const { words, conflicts } = mergeWords(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(words.items.map(({ title }) => title)).toEqual(["1", "2", "theirs", "4"]);
});

test("removing what the other changed, or two orders, is a conflict of the whole list", () => {
  const removed = { ...base, items: base.items.slice(1) };
  const changed = setAt(base, ["items", 0, "body"], "changed");
  expect(mergeWords(base, removed, changed).conflicts).toEqual([
    { path: ["items"], mine: removed.items, theirs: changed.items },
  ]);
  const [one, two, three] = base.items;
  const mine = { ...base, items: [two, one, three] };
  const theirs = { ...base, items: [three, one, two] };
  expect(mergeWords<unknown>(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual([["items"]]);
});

const texts = fc.record({
  a: fc.string(),
  b: fc.array(fc.string(), { maxLength: 4 }),
  c: fc.record({ d: fc.string() }),
});

test("a change of one side alone is taken as it is, and no side loses what it wrote", () => {
  fc.assert(
    fc.property(texts, texts, texts, (start, mine, theirs) => {
      expect(mergeWords(start, mine, start)).toEqual({ words: mine, conflicts: [] });
      expect(mergeWords(start, start, theirs)).toEqual({ words: theirs, conflicts: [] });
      const { words, conflicts } = mergeWords(start, mine, theirs);
      const isKept = (value: unknown, path: (string | number)[]) =>
        isSame(getAt(words, path), value) || conflicts.some((each) => each.path[0] === path[0]);
      for (const path of [["a"], ["c", "d"]]) {
        if (getAt(mine, path) !== getAt(start, path)) expect(isKept(getAt(mine, path), path)).toBe(true);
        if (getAt(theirs, path) !== getAt(start, path)) expect(isKept(getAt(theirs, path), path)).toBe(true);
      }
      for (const text of [...mine.b, ...theirs.b].filter((each) => !start.b.includes(each)))
        expect(
          words.b.includes(text) || conflicts.some((each) => JSON.stringify(each).includes(JSON.stringify(text))),
        ).toBe(true);
    }),
  );
});
