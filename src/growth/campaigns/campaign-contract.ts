import { z } from "zod";
import { get, numberId, pageQuery, post, remove } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { isoDay } from "#time/day-schema.ts";
import { maxCostFileLength, newCost } from "./cost.ts";
import { linkCode, linkRetirement, newLink } from "./link.ts";
import { reportDimensions } from "./report.ts";
import { newTerm, termKinds, termLength, termRetirement } from "./terms.ts";

/** One name of the vocabulary. */
const termView = z.object({
  kind: z.enum(termKinds),
  value: z.string(),
  added_by: z.string(),
  added_at: z.iso.datetime(),
  retired: z.boolean(),
  /** How many links have it. */
  links: z.int(),
});
export type TermView = z.output<typeof termView>;

/** A page of the site to which a link may lead, with its title in the languages in which it exists. */
const linkPageView = z.object({ path: z.string(), titles: z.partialRecord(z.enum(locales), z.string()) });
export type LinkPageView = z.output<typeof linkPageView>;

/** A short address. */
const linkView = z.object({
  code: z.string(),
  path: z.string(),
  locale: z.enum(locales),
  edition: z.enum(["v1", "v2"]),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  term: z.string(),
  added_by: z.string(),
  added_at: z.iso.datetime(),
  retired: z.boolean(),
  /** Since it exists, and in the last thirty days. */
  clicks: z.int(),
  recent_clicks: z.int(),
});
export type LinkView = z.output<typeof linkView>;

/** A short address with its clicks in the last thirty days, oldest first, without gaps. */
const linkDetailView = linkView.extend({
  days: z.object({ days: z.array(isoDay), clicks: z.array(z.int()) }),
});
export type LinkDetailView = z.output<typeof linkDetailView>;

/** The cost of a campaign at a source, in a day or a month. */
const costView = z.object({
  id: z.int(),
  campaign: z.string(),
  source: z.string(),
  first_day: isoDay,
  last_day: isoDay,
  /** Whole rupiah. */
  amount: wholeRupiah,
  note: z.string(),
  changed_by: z.string(),
  changed_at: z.iso.datetime(),
});
export type CostView = z.output<typeof costView>;

const count = z.int();
const lineNumber = z.int();
const previewLine = z.discriminatedUnion("state", [
  z.object({ line: lineNumber, state: z.literal("new"), cost: newCost }),
  z.object({ line: lineNumber, state: z.literal("same"), cost: newCost }),
  /** `before` is the stored amount, which is replaced. */
  z.object({ line: lineNumber, state: z.literal("changed"), cost: newCost, before: wholeRupiah }),
  z.object({
    line: lineNumber,
    state: z.literal("wrong"),
    column: z.string(),
    code: z.string(),
    /** The name that the vocabulary does not offer. */
    value: z.string().optional(),
  }),
]);
export type PreviewLine = z.output<typeof previewLine>;

/** What an import would do. */
const costPreview = z.object({
  lines: z.array(previewLine),
  counts: z.object({ new: count, changed: count, same: count, wrong: count }),
});
export type CostPreview = z.output<typeof costPreview>;

/** What an import did. */
const costImport = z.object({ added: count, changed: count, same: count });

const counts = z.object({ leads: count, accounts: count, orders: count, revenue: wholeRupiah });
const reportLine = z.object({ value: z.string(), visits: count, first: counts, last: counts, cost: wholeRupiah });
const values = z.array(z.int());
const amounts = z.array(wholeRupiah);

/** From visits to revenue, by the first and by the last arrival. */
const reportView = z.object({
  from: isoDay,
  to: isoDay,
  by: z.enum(reportDimensions),
  all: reportLine,
  lines: z.array(reportLine),
  /** How many further values are added up in `rest`. */
  more: count,
  rest: reportLine,
  /** All of it by day, by the last arrival. */
  days: z.object({ days: z.array(isoDay), visits: values, leads: values, revenue: amounts, cost: amounts }),
});
export type ReportView = z.output<typeof reportView>;

const reads = ["campaigns", "read"] as const;
const writes = ["campaigns", "write"] as const;
const withoutInput = [401, 403, 404, 409] as const;
const code = z.object({ code: linkCode });
const done = z.object({ done: z.literal(true) });
/** Of both calls with a file of costs. */
const costFile = {
  permission: writes,
  bodyLimit: "file",
  body: z.object({ text: z.string().max(maxCostFileLength) }),
  statuses: [400, 401, 403, 404, 409, 413],
} as const;
const costFileRefusals = {
  not_a_table: [409, "file_not_a_table"],
  columns_missing: [409, "cost_columns_missing"],
  columns_repeated: [409, "cost_columns_repeated"],
  no_lines: [409, "file_without_costs"],
  too_many_lines: [409, "file_too_long"],
} as const;

/** The calls of campaigns: names, links, costs, and the report of what they brought. */
export const campaignContract = {
  terms: get("/admin/campaigns/terms", {
    permission: reads,
    summary: "The names of sources, media and campaigns",
    data: z.array(termView),
    statuses: withoutInput,
  }),
  addTerm: post("/admin/campaigns/terms", {
    permission: writes,
    summary: "Add a name",
    body: newTerm,
    status: 201,
    answers: "terms",
    refuses: { term_known: { field: "value" } },
  }),
  retireTerm: post("/admin/campaigns/terms/retire", {
    permission: writes,
    summary: "Retire a name, or offer it again",
    body: termRetirement,
    answers: "terms",
    refuses: { not_found: 404 },
  }),
  pages: get("/admin/campaigns/pages", {
    permission: reads,
    summary: "The pages to which a link may lead",
    data: z.array(linkPageView),
    statuses: withoutInput,
  }),
  links: get("/admin/campaigns/links", {
    permission: reads,
    summary: "Short addresses, the newest first",
    query: pageQuery.extend({
      q: z.string().overwrite(plainLine).max(100).optional(),
      campaign: z.string().max(termLength).optional(),
    }),
    row: linkView,
  }),
  link: get("/admin/campaigns/links/:code", {
    permission: reads,
    summary: "A link with its clicks by day",
    params: code,
    data: linkDetailView,
  }),
  addLink: post("/admin/campaigns/links", {
    permission: writes,
    summary: "Create a short address; without a code one is chosen",
    body: newLink,
    status: 201,
    data: z.object({ code: z.string() }),
    refuses: { unknown_page: { field: "path" }, code_taken: { field: "code", code: "address_taken" } },
  }),
  retireLink: post("/admin/campaigns/links/:code/retire", {
    permission: writes,
    summary: "Retire a link, or let it lead to its page again",
    params: code,
    body: linkRetirement,
    data: linkRetirement,
  }),
  costs: get("/admin/campaigns/costs", {
    permission: reads,
    summary: "Costs of campaigns, the latest first",
    query: pageQuery.extend({ campaign: z.string().max(termLength).optional() }),
    row: costView,
  }),
  addCost: post("/admin/campaigns/costs", {
    permission: writes,
    summary: "Enter the cost of a day or a month",
    body: newCost,
    status: 201,
    data: done,
    refuses: { cost_known: { field: "period" } },
  }),
  removeCost: remove("/admin/campaigns/costs/:id", {
    permission: writes,
    summary: "Remove a cost that was entered by mistake",
    params: numberId,
    data: done,
  }),
  previewCosts: post("/admin/campaigns/costs/preview", {
    ...costFile,
    summary: "What an import of costs would do, line by line; nothing is stored",
    data: costPreview,
    refuses: costFileRefusals,
  }),
  importCosts: post("/admin/campaigns/costs/import", {
    ...costFile,
    summary: "Store the costs of a file; one that was imported before changes nothing",
    data: costImport,
    refuses: { ...costFileRefusals, lines_wrong: [409, "cost_lines_wrong"] },
  }),
  report: get("/admin/campaigns/report", {
    permission: reads,
    summary: "From visits to revenue and return, by first and by last arrival",
    query: z.object({
      /** Days in Jakarta, both included; without them the last thirty. */
      from: isoDay.optional(),
      to: isoDay.optional(),
      by: z.enum(reportDimensions).default("campaign"),
      /** Only what this campaign brought. */
      campaign: z.string().max(200).optional(),
    }),
    data: reportView,
    refuses: { invalid_days: { field: "from" } },
  }),
};
