import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import type { Migration } from "kysely/migration";

/**
 * Every migration of this folder by its name, which is its file's name and is recorded in databases; the names give the
 * order, whose gaps mean nothing. One that has been published never changes, and it only adds: during a roll, or after a
 * release was rolled back, an older version works on the same database.
 */
export const migrations: Record<string, Migration> = Object.fromEntries(
  // Vite and Vitest replace the call by imports. Node, which runs operator commands and processes of tests, has no such call.
  Object.entries(import.meta.env ? import.meta.glob<Migration>("./[0-9]*.server.ts", { eager: true }) : readFolder())
    .map(([file, migration]) => [file.replace(/^\.\/(.+)\.server\.ts$/, "$1"), migration] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

function readFolder(): Record<string, Migration> {
  const load = createRequire(import.meta.url);
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.+\.server\.ts$/.test(name));
  return Object.fromEntries(files.map((name) => [`./${name}`, load(`./${name}`)]));
}
