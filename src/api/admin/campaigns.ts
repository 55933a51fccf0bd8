import { readReport } from "#desk/campaign-report.server.ts";
import { campaignContract } from "#growth/campaigns/campaign-contract.ts";
import { addCost, listCosts, removeCost } from "#growth/campaigns/costs.server.ts";
import { importCosts, previewCosts } from "#growth/campaigns/import-costs.server.ts";
import { addLink, retireLink } from "#growth/campaigns/links.server.ts";
import { listLinks, readLink } from "#growth/campaigns/read-links.server.ts";
import { isReportable, presetPeriod } from "#growth/campaigns/report-period.ts";
import { addTerm, listTerms, retireTerm } from "#growth/campaigns/terms.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { refused, serve } from "../http/serve.ts";

const ok = { ok: true } as const;
const done = { done: true } as const;

/** Campaigns: names, links, costs, and the report of what they brought. */
export function campaigns(api: Api, deps: ApiDeps): void {
  const { db, now, linkPages = () => [] } = deps;
  serve(api, campaignContract, {
    terms: () => listTerms(db),
    addTerm: async ({ body, staff }) => ((await addTerm(deps, staff.actor, body)) ? ok : refused("term_known")),
    retireTerm: async ({ body, staff }) => ((await retireTerm(deps, staff.actor, body)) ? ok : refused("not_found")),
    pages: () => [...linkPages()],
    links: ({ query }) => listLinks(deps, query),
    link: ({ params }) => readLink(deps, params.code),
    addLink: async ({ body, staff }) => {
      const page = linkPages().find(({ path }) => path === body.path);
      if (page?.titles[body.locale] === undefined) return refused("unknown_page");
      return knownTerms(await addLink(deps, staff.actor, body));
    },
    retireLink: async ({ params, body, staff }) =>
      (await retireLink(deps, staff.actor, params.code, body.retired)) ? body : undefined,
    costs: ({ query }) => listCosts(db, query),
    addCost: async ({ body, staff }) => {
      const added = knownTerms(await addCost(deps, staff.actor, body));
      return added.ok ? done : added;
    },
    removeCost: async ({ params, staff }) => ((await removeCost(deps, staff.actor, params.id)) ? done : undefined),
    previewCosts: ({ body }) => previewCosts(db, body.text),
    importCosts: ({ body, staff }) => importCosts(deps, staff.actor, body.text),
    report: async ({ query: { by, campaign, ...asked } }) => {
      const usual = presetPeriod("30", jakartaDay(now()));
      const { from = usual.from, to = usual.to } = asked;
      if (!isReportable(from, to)) return refused("invalid_days");
      return readReport(db, { from, to, by, campaign });
    },
  });
}

/**
 * Returns what became of a change that names terms.
 * @throws Problem 400 with an issue for each field whose term the vocabulary does not offer
 */
function knownTerms<Result extends { ok: boolean; code?: string }>(
  result: Result,
): Exclude<Result, { code: "unknown_terms" }> {
  if ("kinds" in result) {
    const issues = (result.kinds as string[]).map((path) => ({ path, code: "unknown_term" }));
    throw new Problem(400, "invalid_input", { issues });
  }
  return result as Exclude<Result, { code: "unknown_terms" }>;
}
