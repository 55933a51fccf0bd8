import { everyPage } from "./support/every-page.ts";
import { test } from "./support/experiment-server.ts";
import { firstVisit } from "./support/first-visit.ts";
import { expect } from "./test.ts";

// One page of each kind, and the pages of the experiment.
const screens = new Map(everyPage.filter(({ row }) => !row.status).map((page) => [page.row.screen, page]));
const kinds = [...screens.values()].map(({ pathname }) => pathname);
const ofExperiment = ["/", "/en/about-us", "/contact-us", "/products/pricing", "/search"];

test.describe("before consent a first visit leaves nothing that identifies the visitor", () => {
  for (const pathname of kinds)
    test(`at ${pathname}`, async ({ browser, baseURL }) => {
      const left = await firstVisit(browser, baseURL!, pathname);
      expect(left.unexpected).toEqual([]);
      expect(left.cookies).toEqual([]);
    });
});

test.describe("nor does a page with an experiment", () => {
  test.describe.configure({ mode: "default" });
  for (const pathname of ofExperiment)
    test(`at ${pathname}`, async ({ browser, trial }) => {
      const left = await firstVisit(browser, trial, pathname);
      expect(left.unexpected).toEqual([]);
      expect(left.cookies).toEqual([expect.stringMatching(/^arms=x1=[ab]$/)]);
      expect(left.events).toContain("experiment_exposure");
    });
});
