import { expect, test } from "vitest";
import { readFileText } from "./read-file-text.ts";

test("reads UTF-8, UTF-16 and Windows files", async () => {
  expect(await readFileText(new Blob(["jumlah,é"]))).toBe("jumlah,é");
  expect(await readFileText(new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0, 0x3b, 0])]))).toBe("a;");
  expect(await readFileText(new Blob([new Uint8Array([0xfe, 0xff, 0, 0x61])]))).toBe("a");
  expect(await readFileText(new Blob([new Uint8Array([0x61, 0xe9])]))).toBe("aé");
});
