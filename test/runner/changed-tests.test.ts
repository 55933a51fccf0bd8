import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
// @ts-expect-error: plain JavaScript, so that any Node can run it
import { areas, reachedJourneys, startOfImports } from "../../scripts/changed-tests.mjs";

const journeys = readdirSync("e2e", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".spec.ts"))
  .map((file) => `e2e/${file}`);

test("every word of an area is in the name of a journey", () => {
  const words = (areas as [RegExp, string[]][]).flatMap(([, words]) => words);
  for (const word of words)
    expect(
      journeys.filter((file) => new RegExp(word).test(file)),
      word,
    ).not.toEqual([]);
});

test("a change outside of the areas is reached by every journey, words for programmers by none", () => {
  expect(reachedJourneys(["src/infra/jobs/jobs.server.ts"], journeys)).toEqual(journeys);
  expect(reachedJourneys(["README.md", "docs/how-to.md", "src/shop/prices/money.test.ts"], journeys)).toEqual([]);
});

test("money is reached by purchases, a permission by the roles, a page by the pages", () => {
  const reached = (file: string) => reachedJourneys([file], journeys);
  expect(reached("src/shop/prices/money.ts")).toEqual(expect.arrayContaining(["e2e/shop.spec.ts"]));
  expect(reached("src/accounts/staff/permissions.ts")).toEqual(expect.arrayContaining(["e2e/admin/roles.spec.ts"]));
  expect(reached("src/site/pages/about.tsx")).toEqual(expect.arrayContaining(["e2e/pages.spec.ts"]));
});

test("what is read or started at run time counts as an import", () => {
  expect(startOfImports(["content/id/index.json"])).toEqual(
    expect.arrayContaining(["src/content/read-set.server.ts", "test/support/built-suite.ts"]),
  );
  expect(startOfImports(["deploy/nginx.conf"])).toContain("test/deploy/deploy-files.test.ts");
  expect(startOfImports(["src/infra/migrations/0001-first.server.ts"])).toContain("test/support/databases.ts");
});
