import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltSuite, startBuiltSuite } from "../support/built-suite.ts";
import { freshPostgresUrl } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";

let suite: BuiltSuite;

beforeAll(async () => {
  suite = await startBuiltSuite({
    DATABASE_URL: await freshPostgresUrl(),
    AUTH_SECRET: "only-for-this-test-and-long-enough",
    RATE_LIMIT_CALLS: "1000000",
  });
});
afterAll(() => suite.stop());

/** What HTML itself says, not how it is written: the pages leave out optional tags and quotes. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // Needs to know which of several menus is shown; axe judges it in the browser.
      "unique-landmark": "off",
      // Columns of tables are as wide as their texts, which are not known to a style sheet; no page has `style=`.
      "no-deprecated-attr": "off",
      // Advice on style: a label around a field may name it too, and a list of suggestions is no select.
      "no-redundant-for": "off",
      "prefer-native-element": "off",
    },
  }),
);

/** Pages that the sitemap leaves out. */
const others = [
  "/auth/login",
  "/auth/register",
  "/account",
  "/account/security",
  "/payment",
  "/search?q=data",
  "/nope",
];

/** Returns the paths of every page in both designs, or of one page of each kind. */
async function paths(): Promise<string[]> {
  const sitemap = await (await fetch(`${suite.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || "/");
  expect(listed.length).toBeGreaterThan(150);
  const chosen = runsAll ? listed : firstOfEachKind(listed);
  const next = [...chosen, ...others].map((path) => path.replace(/^(\/en)?(\/$|\/|$)/, "$1/v2$2").replace(/\/$/, ""));
  return [...chosen, ...others, ...next];
}

/** Returns one path of each number of segments below each section. */
function firstOfEachKind(listed: string[]): string[] {
  const kinds = new Map(listed.map((path) => [path.split("/").slice(0, 2).join("/") + path.split("/").length, path]));
  return [...kinds.values()].filter((path) => !path.startsWith("/en"));
}

test("every page is valid HTML, and its forms can be sent", async () => {
  const faults: string[] = [];
  for (const path of await paths()) {
    const response = await fetch(suite.url + path);
    expect(response.headers.get("content-type"), path).toMatch(/^text\/html/);
    const { results } = await validator.validateString(await response.text());
    // The dialog of the keyboard, which a script opens: its list is what is sent to.
    for (const { ruleId, message, selector } of results[0]?.messages ?? [])
      if (selector !== "#palette > form") faults.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});
