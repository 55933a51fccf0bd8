import { expect, test } from "vitest";
import { findCalculated, findRules } from "./find-rules.ts";
import { slowInput } from "./measure-rule.ts";

/** Milliseconds of processor time that a rule may take on 64 KB; one that is linear takes one or two. */
const limit = 10;

/**
 * Rules that may take longer, by file, and why nobody outside can make them: what they read is written by us, or is HTML in
 * which every < of a text is escaped.
 */
const exceptions: Record<string, string> = {
  "src/infra/database/describe-schema.server.ts": "the schema of our own migrations, for operators",
  "src/page-server/cache/content-security-policy.server.ts": "finished pages; a < of a text is escaped in them",
  "src/page-server/render-page.ts": "finished pages; a < of a text is escaped in them",
  "src/page-server/inline-styles.ts": "finished pages; a < of a text is escaped in them",
  "src/page-server/cache/stylesheet.server.ts": "style sheets of the build",
  "src/page-server/not-found-pages.ts": "a finished page of our own words; a < of a text is escaped in it",
  "src/site/pictures/products/big-vision/face-recognition/portrait.tsx": "a constant of the same file",
};

/** Files with expressions whose text is calculated, and of what. */
const calculated: Record<string, string> = {
  "src/admin/screens/content/form/record-place.tsx": "a rule of the content schemas, which is found where it stands",
  "src/admin/screens/content/shape/check-value.ts": "a rule of the content schemas, which is found where it stands",
  "src/content/find-terms.ts": "phrases of terms.json as they are written",
  "src/publishing/replace/find-places.ts": "what an editor searches for as it is written",
  "src/text/mentions.ts": "what stands before a mention, a constant of the same file",
};

const rules = findRules("src");

test("every regular expression of the sources reads 64 KB of whatever it repeats in a few milliseconds", () => {
  expect(rules.length).toBeGreaterThan(400);
  const slow = rules
    .filter(({ place }) => !exceptions[place.replace(/:\d+$/, "")])
    .flatMap((rule) => {
      const found = slowInput(rule, limit, 65_536);
      return found ? `${rule.place} takes ${found.milliseconds} ms on ${JSON.stringify(found.text.slice(0, 30))}` : [];
    });
  expect(slow).toEqual([]);
});

test("a rule that is not linear is found", () => {
  const slow = [
    ["(<!--[^>]*-->|x)*y", ""],
    ["\\S+@\\S+", "g"],
    ["url\\(\\s*[\"']?\\s*[^#\\s]", "i"],
  ];
  // On fewer characters: only that it is found is asked here.
  for (const [pattern = "", flags = ""] of slow)
    expect(slowInput({ place: "", pattern, flags }, limit, 16_384), pattern).toBeDefined();
});

test("exceptions are still needed, and expressions with a calculated text are known", () => {
  const files = new Set(rules.map(({ place }) => place.replace(/:\d+$/, "")));
  expect(Object.keys(exceptions).filter((file) => !files.has(file))).toEqual([]);
  expect(findCalculated("src")).toEqual(Object.keys(calculated).toSorted());
});
