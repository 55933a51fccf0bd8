import type { ScreenName } from "../../src/site/screens.ts";
import { runsAll } from "../../test/support/runs-all.ts";
import { everyPage } from "../support/every-page.ts";
import { test } from "../support/second-server.ts";
import { variantsOf } from "../support/variants.ts";
import { expect } from "../test.ts";
import { firstVisit } from "./list-first-visit.ts";

// One page of each kind, and the pages of the experiment. What all pages leave is left by the visitor script; those that
// `npm test` opens also run a program of their own, or send something.
const screens = new Map(
  everyPage
    .toReversed()
    .filter(({ row }) => !row.status)
    .map((page) => [page.row.screen, page]),
);
const withPrograms: ScreenName[] = [
  ...(["home", "about-us", "product", "pricing", "choosing", "payment", "payment-order", "request-api"] as const),
  ...(["contact-us", "subscribe", "search", "docs-api", "login", "register", "account"] as const),
];
const kinds = [...screens.values()]
  .filter(({ row }) => runsAll || withPrograms.includes(row.screen))
  .map(({ pathname }) => pathname);
const ofExperiment = variantsOf("first visit of an experiment", [
  "/",
  "/en/about-us",
  "/contact-us",
  "/products/pricing",
  "/search",
]);

/** The arms of experiments, and on the login page the challenge that a passkey answers, for minutes. */
const isAllowed = /^(arms=x\d+=[a-d](\.x\d+=[a-d])*$|bigsuite\.better-auth-passkey=)/;

test.describe("before consent a first visit leaves nothing that identifies the visitor", () => {
  for (const pathname of kinds)
    test(`at ${pathname}`, async ({ browser, baseURL, allowErrors }) => {
      // Personal pages find nobody logged in.
      allowErrors(/status of 401 /);
      const left = await firstVisit(browser, baseURL!, pathname);
      expect(left.unexpected).toEqual([]);
      expect(left.cookies.filter((cookie) => !isAllowed.test(cookie))).toEqual([]);
    });
});

test.describe("nor does a page with an experiment", () => {
  test.describe.configure({ mode: "default" });
  for (const pathname of ofExperiment)
    test(`at ${pathname}`, async ({ browser, second }) => {
      const left = await firstVisit(browser, second.url, pathname);
      expect(left.unexpected).toEqual([]);
      expect(left.cookies).toEqual([expect.stringMatching(/^arms=x1=[ab]$/)]);
      expect(left.events).toContain("experiment_exposure");
    });
});
