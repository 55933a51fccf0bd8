import { expect, test } from "vitest";
import { lastChanges, staleTexts } from "./judge-words.server.ts";

const change = (day: number, by = "Sari") => ({ at: new Date(`2026-11-${day}T02:00:00Z`), by });
const texts = (words: Record<string, string>) => new Map(Object.entries(words));

test("a text changed when it was last published with other words than before, by who published these", () => {
  const states = [
    { ...change(22, "Budi"), texts: texts({ "/a": "2", "/b": "2", "/c": "1" }) },
    { ...change(20), texts: texts({ "/a": "2", "/b": "1", "/c": "1" }) },
  ];
  const changes = lastChanges(states, texts({ "/a": "1", "/b": "1", "/c": "1" }));
  expect([...changes]).toEqual([
    ["/b", change(22, "Budi")],
    ["/a", change(20)],
  ]);
});

test("the language that was changed first is stale; published together, neither is", () => {
  const id = new Map([
    ["/a", change(22)],
    ["/b", change(20)],
    ["/c", change(21)],
  ]);
  const en = new Map([
    ["/b", change(21, "Budi")],
    ["/c", change(21)],
  ]);
  expect([...staleTexts(en, id)]).toEqual([["/a", change(22)]]);
  expect([...staleTexts(id, en)]).toEqual([["/b", change(21, "Budi")]]);
});
