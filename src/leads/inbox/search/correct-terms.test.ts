import { expect, test } from "vitest";
import { nearest } from "./correct-terms.server.ts";

const words = ["saputra", "saputro", "suparman", "wulandari", "contoh"];

test.each([
  ["saputa", ["saputra", "saputro"]],
  ["sapurta", ["saputra"]],
  ["spautro", ["saputro"]],
  ["wulandri", ["wulandari"]],
  ["wulandarii", ["wulandari"]],
  ["conton", ["contoh"]],
  // The beginning of a longer word.
  ["supaarm", ["suparman"]],
  ["saputra", []],
  ["suparm", []],
  ["sari", []],
])("%s is corrected to %j", (typed, corrected) => expect(nearest(typed, words)).toEqual(corrected));
