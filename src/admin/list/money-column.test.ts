import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every column of amounts is declared as one, so that it stands at the right", () => {
  const screens = globSync("src/admin/screens/**/*.tsx").map((file) => [file, readFileSync(file, "utf8")] as const);
  expect(screens.filter(([, code]) => code.includes(" money: (")).length).toBeGreaterThan(5);
  expect(screens.filter(([, code]) => /\bcell: [^,;]*<Money\b/.test(code)).map(([file]) => file)).toEqual([]);
});
