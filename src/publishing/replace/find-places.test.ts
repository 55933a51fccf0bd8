import { expect, test } from "vitest";
import { findPlaces, replaceText } from "./find-places.ts";

const plain = { match_case: false, whole_words: false };

test.each([
  ["BigSuite dan bigsuite", "bigsuite", plain, [0, 13]],
  ["BigSuite dan bigsuite", "bigsuite", { ...plain, match_case: true }, [13]],
  ["aaaa", "aa", plain, [0, 2]],
  ["Rp1.500 (a+b)", ".5", plain, [3]],
  ["Rp1.500 (a+b)", "(a+b)", plain, [8]],
  ["nothing", "x", plain, []],
  ["paket, paketnya dan sepaket", "paket", { ...plain, whole_words: true }, [0]],
  ["é1 é", "é", { ...plain, whole_words: true }, [3]],
])("“%s” has “%s”", (value, text, options, places) => {
  expect(findPlaces(value, text, options).map(({ from }) => from)).toEqual(places);
});

test("a place ends where what was found ends", () => {
  expect(findPlaces("Big dan BIG", "big", plain)).toEqual([
    { from: 0, to: 3 },
    { from: 8, to: 11 },
  ]);
});

test("a capital at the beginning of a sentence stays, unless case matters or the capital was looked for", () => {
  const matched = { ...plain, match_case: true };
  expect(replaceText("Waktu balas, waktu balas", "waktu balas", "jawaban", plain)).toBe("Jawaban, jawaban");
  expect(replaceText("Waktu balas", "Waktu balas", "jawaban", plain)).toBe("jawaban");
  expect(replaceText("waktu balas", "waktu balas", "jawaban", matched)).toBe("jawaban");
  expect(replaceText("WhatsApp", "whatsapp", "", plain)).toBe("");
});

test("a replacement is taken as it is written", () => {
  expect(replaceText("Big dan big", "big", "$& $1 \\", plain)).toBe("$& $1 \\ dan $& $1 \\");
});
