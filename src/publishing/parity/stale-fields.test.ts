import { expect, test } from "vitest";
import { daysOfChange, staleTexts } from "./stale-fields.ts";

const day = (number: number) => new Date(`2026-11-${number}T02:00:00Z`);
const texts = (words: Record<string, string>) => new Map(Object.entries(words));

test("a text changed when it was last published with other words than before", () => {
  const states = [
    { at: day(22), texts: texts({ "/a": "2", "/b": "2", "/c": "1" }) },
    { at: day(20), texts: texts({ "/a": "2", "/b": "1", "/c": "1" }) },
  ];
  const days = daysOfChange(states, texts({ "/a": "1", "/b": "1", "/c": "1" }));
  expect([...days]).toEqual([
    ["/b", day(22)],
    ["/a", day(20)],
  ]);
});

test("the language that was changed first is stale; published together, neither is", () => {
  const id = new Map([
    ["/a", day(22)],
    ["/b", day(20)],
    ["/c", day(21)],
  ]);
  const en = new Map([
    ["/b", day(21)],
    ["/c", day(21)],
  ]);
  expect([...staleTexts(en, id)]).toEqual([["/a", day(22)]]);
  expect([...staleTexts(id, en)]).toEqual([["/b", day(21)]]);
});
