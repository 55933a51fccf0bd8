import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";
import { type ScreenName, screenFiles } from "../screens.ts";
import { screenSections } from "./screen-sections.ts";

const names = [...readFileSync("src/site/sections/sections.ts", "utf8").matchAll(/export \{ (.+?) \}/g)].flatMap(
  ([, exported]) => exported!.split(", "),
);
const folder = resolve("src/site/pages");

/** Returns the file of a screen and the components of pages that it is made of. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+\.tsx)"/g)) {
    const imported = resolve(dirname(file), path!);
    if (imported.startsWith(folder)) filesOf(imported, found);
  }
  return found;
}

function drawnBy(screen: ScreenName): string[] {
  const texts = [...filesOf(resolve(folder, `${screenFiles[screen]}.tsx`))]
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => text.includes("useSections("));
  return names.filter((name) =>
    texts.some(
      (text) =>
        new RegExp(`<${name}\\b`).test(text) && !new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(text),
    ),
  );
}

test("the sections of a screen are those that it draws", () => {
  for (const [screen, sections] of Object.entries(screenSections) as [ScreenName, readonly string[]][])
    expect([...sections].sort(), screen).toEqual(drawnBy(screen).sort());
});
