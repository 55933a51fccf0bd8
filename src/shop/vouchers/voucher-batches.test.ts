import { expect, test } from "vitest";
import { batchCodes } from "./voucher-batches.server.ts";

test("codes of a batch differ, and use every letter of the alphabet about as often", () => {
  const codes = batchCodes("toko", 2000);
  expect(new Set(codes).size).toBe(2000);
  for (const code of codes) expect(code).toMatch(/^TOKO(-[2-9A-HJKMNP-Z]{4}){3}$/);
  const counts = new Map<string, number>();
  for (const code of codes)
    for (const letter of code.slice(5).replaceAll("-", "")) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(31);
  // 24,000 letters, 774 of each expected; seven standard deviations are 190.
  for (const count of counts.values()) expect(Math.abs(count - 774)).toBeLessThan(190);
});
