import { expect, test } from "vitest";
import { letterColumns } from "./letter-columns.ts";

test("a letter is its columns, with one empty column to the next and two for an unknown sign", () => {
  expect(letterColumns("I")).toEqual([0x41, 0x7f, 0x41]);
  expect(letterColumns("Il")).toEqual([0x41, 0x7f, 0x41, 0, 0x41, 0x7f, 0x40]);
  expect(letterColumns("I I")).toEqual([0x41, 0x7f, 0x41, 0, 0, 0, 0x41, 0x7f, 0x41]);
});
