import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Library functions that one of Chrome 109, Safari 16.4 and Firefox 115 lacks. The build lowers syntax, not functions, so
 * code that runs in a visitor's browser does without them.
 */
const newer =
  /\.(toSorted|toReversed|toSpliced|toWellFormed|isWellFormed|getOrInsert\w*|isSubsetOf|isSupersetOf|symmetricDifference)\(|\b(Object|Map)\.groupBy\(|\bPromise\.(withResolvers|try)\(|\bURL\.(canParse|parse)\(|\bAbortSignal\.any\(|\bArray\.fromAsync\(|\bRegExp\.escape\(|\bIterator\.|\bTemporal\.|\bURLPattern\b|\.(values|keys|entries)\(\)\.(map|filter|take|some|find|reduce|toArray)\(|(hide|show|toggle)Popover\(/;

/** What every page, an island or a form may load. Files of the server, contracts (types only there) and tests are not among them. */
const inBrowsers = [
  "{client,ui,text,time,address,catalogue,colour}/**/*.{ts,tsx}",
  "site/{islands,visitor,palette}/**/*.{ts,tsx}",
  "{leads,shop,accounts,insight}/**/*.{ts,tsx}",
];
/** Run only where the browser has popovers. */
const guarded = ["site/palette/open-palette.ts", "site/visitor/menus.ts"];

test("code for visitors uses no function that a supported browser lacks", () => {
  const src = join(import.meta.dirname, "..");
  const files = globSync(inBrowsers, { cwd: src }).filter(
    (path) => !/\.(server|test)\.|\/tables\.|-contract\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((path) => newer.test(readFileSync(join(src, path), "utf8"))).sort()).toEqual(guarded);
});

test("README and the page on accessibility state the same oldest browsers, in both languages", () => {
  const root = join(import.meta.dirname, "../..");
  const statements = ["README.md", "content/id/accessibility.json", "content/en/accessibility.json"];
  const stated = statements.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return ["Chrome", "Safari", "Firefox"].map(
      (name) => text.match(new RegExp(`${name}\\b[^.]*? (\\d+(\\.\\d+)?)`))?.[1],
    );
  });
  expect(stated).toEqual(statements.map(() => ["109", "16.4", "115"]));
});
