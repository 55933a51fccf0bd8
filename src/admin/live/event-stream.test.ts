import { expect, test } from "vitest";
import { eventParser } from "./event-stream.ts";

test("events are read across pieces, with their names, and comments are left out", () => {
  const parse = eventParser();
  expect(parse(': hello\n\nevent: change\ndata: {"kind":')).toEqual([]);
  expect(parse('"leads"}\n\ndata: a\ndata: b\n\n')).toEqual([
    { name: "change", data: '{"kind":"leads"}' },
    { name: "message", data: "a\nb" },
  ]);
});
