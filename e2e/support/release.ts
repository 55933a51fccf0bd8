import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dataDirFile } from "./operator.ts";

/** Returns the folder from which the server of the journeys runs: the files of the release, whose words a test may change. */
export const releaseFolder = (dataDir = readFileSync(dataDirFile(), "utf8")): string => `${dataDir}-release`;

/** Makes the folder: the words are copied, everything else is linked. */
export function copyRelease(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(".").filter((name) => name !== "content" && name !== ".git"))
    symlinkSync(resolve(name), join(folder, name));
  cpSync("content", join(folder, "content"), { recursive: true });
}

/** Changes the shipped words of a set as a newer release would, until the returned function is called. */
export function shipOtherWords(locale: "id" | "en", set: string, change: (words: Record<string, never>) => void) {
  const file = join(releaseFolder(), "content", locale, `${set}.json`);
  const before = readFileSync(file, "utf8");
  const words = JSON.parse(before) as Record<string, never>;
  change(words);
  writeFileSync(file, JSON.stringify(words));
  return () => writeFileSync(file, before);
}
