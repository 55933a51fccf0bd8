import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const { version, dependencies } = JSON.parse(read("package.json"));

test("each font of the repository has its licence beside it, and the build carries those of the site", () => {
  const fonts = execFileSync("git", ["ls-files", "*.ttf", "*.woff2", "*.otf"], { encoding: "utf8" }).trim().split("\n");
  expect(fonts.length).toBeGreaterThan(6);
  for (const font of fonts) {
    const family = /(inter|jetbrains-mono|plus-jakarta-sans)[^/]*$/.exec(font)?.[1];
    const licence = join(dirname(font), `${family}.LICENSE.txt`);
    expect(existsSync(licence), licence).toBe(true);
    expect(read(licence)).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(read("vite.config.ts")).toContain(`"${family}"`);
  }
});

test("version, changelog and lock file agree, and nvm takes the Node that is pinned", () => {
  expect(read("CHANGELOG.md")).toContain(`## [${version}]`);
  expect(JSON.parse(read("package-lock.json")).version).toBe(version);
  expect(read(".nvmrc").trim()).toBe(dependencies.node.split(".")[0]);
});

test("every action of a workflow is pinned by its commit", () => {
  const uses = [...read(".github/workflows/ci.yml").matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/@[0-9a-f]{40}$/);
});
