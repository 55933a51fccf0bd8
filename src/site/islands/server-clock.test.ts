import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Files whose own clock only measures how long something of their own has lasted. */
const durations = ["auth/login-progress.ts", "form/use-form.ts", "form/wait-text.tsx"];

test("no island judges a moment of the server by the device's clock", () => {
  const folder = import.meta.dirname;
  const readers = globSync("**/*.{ts,tsx}", { cwd: folder, exclude: (name) => /\.test\.tsx?$/.test(name) }).filter(
    (path) => /Date\.now\(|new Date\(\)/.test(readFileSync(`${folder}/${path}`, "utf8")),
  );
  expect(readers.sort()).toEqual(durations);
});
