import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("files are chosen by one button: a native field speaks the language of the browser, and a hidden one shows no focus", () => {
  const withField = globSync("src/admin/**/*.tsx").filter((file) => readFileSync(file, "utf8").includes('type="file"'));
  expect(withField).toEqual(["src/admin/form/choose-file.tsx"]);
});
