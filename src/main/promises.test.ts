import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readSet, setFile } from "#content/read-set.server.ts";
import { type SetName, setNames } from "#content/sets.ts";

const text = readFileSync("docs/promises.md", "utf8");
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| “"))
  .map(
    (line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()) as [string, string, string],
  );

it("lists promises", () => expect(rows.length).toBeGreaterThan(40));

it.each(rows)("%s stands in its set", (promise, set) => {
  expect(setNames).toContain(set);
  const words = JSON.parse(readFileSync(setFile("en", set as SetName), "utf8"));
  expect(textsOf(words).some((words) => words.includes(promise.slice(1, -1)))).toBe(true);
});

it.each(rows)("%s names files and facts that exist", (_, __, keeper) => {
  for (const [, file] of keeper.matchAll(/`((?:src|test|e2e)\/[^`]+)`/g)) expect(existsSync(file!), file).toBe(true);
  for (const [, key] of keeper.matchAll(/(?<![-\w])facts\.(\w+)/g)) expect(readSet("en", "facts")).toHaveProperty(key!);
});

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
}
