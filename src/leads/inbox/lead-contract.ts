import { z } from "zod";
import { leadIndustries } from "#catalogue/industries.ts";
import { leadProducts } from "#catalogue/products.ts";
import { get, pageQuery, patch, post, put, remove } from "#contract/contract.ts";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { answeredDay } from "#time/day-schema.ts";
import { isDay } from "#time/jakarta-day.ts";
import { entryCalls } from "../entry/entry-contract.ts";
import { legalBases, origins } from "../entry/lead-entry.ts";
import { dealCalls, dealRow, dealView } from "../pipeline/pipeline-contract.ts";
import { leadFilter, leadOrder } from "./lead-filter.ts";
import { leadKinds, leadStates } from "./lead-states.ts";

const person = z.object({ id: z.string(), name: z.string() });

/** A lead in a list of the back office. */
const leadRowView = z.object({
  id: z.uuid(),
  number: z.string(),
  version: z.int(),
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  received_at: z.string(),
  updated_at: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  industry: z.string(),
  product: z.string(),
  excerpt: z.string().nullable().describe("How their message begins, on one line"),
  locale: z.enum(["id", "en"]),
  utm_source: z.string().nullable(),
  utm_campaign: z.string().nullable(),
  suspicion: z.string().nullable(),
  owner: person.nullable(),
  origin: z.enum(origins).nullable().describe("Where a lead that staff entered comes from"),
  tags: z.array(z.string()),
  own_values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("Of the company's own fields, by their ids"),
  ...dealRow,
});
export type LeadRowView = z.output<typeof leadRowView>;

const touch = z
  .object({
    utm_source: z.string().optional(),
    utm_medium: z.string().optional(),
    utm_campaign: z.string().optional(),
    utm_term: z.string().optional(),
    landing_page: z.string().optional(),
    referrer: z.string().optional(),
    at: z.string().optional(),
  })
  .nullable();

/** Something that happened to a lead; `from` and `to` are states, or names of people. */
const event = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.string(),
  by: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Of an edit: each changed field with its value before and after. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  reason_id: z.int().nullable().describe("Why it was won or lost then"),
});

/** An order of the same person or company. */
const order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.string(),
  product: z.string(),
  package_name: z.string(),
  total: wholeRupiah,
  email: z.string(),
  placed_at: z.string(),
  lead: z.uuid().nullable().describe("The lead from which it came"),
});

/** A lead with everything about it. */
const leadView = leadRowView.extend({
  deal: dealView,
  job: z.string(),
  message: z.string().nullable(),
  details: z.record(z.string(), z.array(z.string())),
  page: z.string().nullable(),
  utm_medium: z.string().nullable(),
  utm_term: z.string().nullable(),
  first_touch: touch,
  last_touch: touch,
  marketing_consent: z.boolean(),
  privacy_version: z.string(),
  privacy_hash: z.string().nullable(),
  marketing_hash: z.string().nullable(),
  merged_into: z.uuid().nullable(),
  origin_detail: z.string().nullable(),
  legal_basis: z
    .enum(legalBases)
    .nullable()
    .describe("Why a lead that staff entered may be stored (UU PDP, article 20)"),
  basis_day: answeredDay.nullable(),
  basis_note: z.string().nullable(),
  /** States to which it may move now. */
  next_states: z.array(z.enum(leadStates)),
  whatsapp_url: z.string().nullable(),
  events: z.array(event),
  deliveries: z.array(z.object({ channel: z.string(), delivered_at: z.string() })),
  duplicates: z.array(leadRowView).describe("Same e-mail address, phone, or company and product, within 90 days"),
  related: z.array(leadRowView).describe("Other requests of the same e-mail address or company"),
  orders: z.array(order).describe("Orders of the same e-mail address or company"),
});
export type LeadView = z.output<typeof leadView>;

const leadValues = {
  state: z.enum(leadStates).optional(),
  owner_id: z.string().min(1).max(100).nullable().optional().describe("Null for nobody"),
  reason_id: z.int().positive().nullable().optional().describe("Why it is won or lost"),
};

/** Leads that one request may change. */
const mostSelected = 500;

const selected = z.object({ id: z.uuid(), version: z.int() });

/** Leads in the versions that the person saw. */
const leadSelection = z.object({ leads: z.array(selected).min(1).max(mostSelected) });

/** What undoes a change of a selection. */
const undo = z.object({ undo: z.array(selected.extend(leadValues)).min(1).max(mostSelected) });

/** What became of the leads of a selection. */
const leadBulk = z.object({
  changed: z.array(selected),
  skipped: z.array(z.object({ id: z.uuid(), code: z.enum(["not_found", "merged", "stale", "not_allowed"]) })),
  undo: z.array(selected.extend(leadValues)).describe("Send it to undo: only what nobody changed since is restored"),
});
export type LeadBulk = z.output<typeof leadBulk>;

const named = z.array(z.object({ id: z.string(), name: z.string() }));

/** What the inbox can be narrowed to, with the names that people read. */
const leadChoices = z.object({
  products: named,
  industries: named,
  sources: z.array(z.string()).describe("utm_source of the leads, in the alphabet's order"),
  campaigns: z.array(z.string()).describe("utm_campaign of the leads, in the alphabet's order"),
});
export type LeadChoices = z.output<typeof leadChoices>;

/** When a person is assigned leads in turn; empty lists match everything. */
const turnPreference = z.object({
  takes_part: z.boolean(),
  products: z.array(z.enum(leadProducts)).max(leadProducts.length),
  locales: z.array(z.enum(locales)).max(locales.length),
  industries: z.array(z.enum(leadIndustries)).max(leadIndustries.length).optional(),
  absent_from: z.string().refine(isDay, { error: "invalid" }).nullable().optional(),
  absent_to: z.string().refine(isDay, { error: "invalid" }).nullable().optional(),
});

const leadOwner = turnPreference.extend({
  id: z.string(),
  name: z.string(),
  // A product may be gone from the catalogue.
  products: z.array(z.string()),
  locales: z.array(z.string()),
  industries: z.array(z.string()),
  absent_from: answeredDay.nullable(),
  absent_to: answeredDay.nullable(),
});
export type LeadOwner = z.output<typeof leadOwner>;

const viewName = z.string().overwrite(plainLine).min(1).max(60);

/** A filter of the inbox that a person saved, without its empty fields. */
const savedView = z.object({
  id: z.uuid(),
  name: viewName,
  filters: z.record(z.string(), z.string()),
  /** Whether everybody who reads leads has it. */
  shared: z.boolean(),
  /** Whether the person who reads it saved it. */
  own: z.boolean(),
  /** The roles that see it first. */
  first_for: z.array(z.string()),
});
export type SavedView = z.output<typeof savedView>;

const reads = ["leads", "read"] as const;
const writes = ["leads", "write"] as const;
const params = z.object({ id: z.uuid() });
/** Of changes that may name an owner who may own none. */
const changing = {
  permission: writes,
  statuses: [400, 401, 403, 404, 409, 422],
} as const;
const ownerRefusal = { unknown_owner: { field: "owner_id", code: "unknown_choice", status: 422 } } as const;
const reasonRefusal = { unknown_reason: { field: "reason_id", code: "unknown_choice", status: 422 } } as const;

const entered = z.string().overwrite(plainLine).max(254).default("");

/** The calls of the inbox of leads. */
export const leadContract = {
  list: get("/admin/leads", {
    permission: reads,
    summary: "Leads, filtered and searched",
    query: pageQuery.extend(leadFilter.shape).extend(leadOrder.shape),
    row: leadRowView,
    meta: {
      corrected: z.array(z.string()).describe("Words looked for in place of what was typed, which is in no lead"),
    },
  }),
  choices: get("/admin/leads/choices", {
    permission: reads,
    summary: "Products, industries, sources and campaigns of leads",
    query: z.object({ lang: z.enum(locales).default(defaultLocale) }),
    data: leadChoices,
  }),
  export: get("/admin/leads/export.csv", {
    permission: ["leads", "export"],
    summary: "Leads as a file for spreadsheets, filtered and searched like the list",
    query: leadFilter.extend(leadOrder.shape),
    table: true,
  }),
  /** One change for a selection, or what takes an earlier change back. */
  bulk: post("/admin/leads/bulk", {
    ...changing,
    summary: "Move or assign up to 500 leads, or undo that",
    body: z.union([undo, leadSelection.extend(leadValues)]),
    data: leadBulk,
    refuses: { ...ownerRefusal, ...reasonRefusal },
  }),
  assignInTurn: post("/admin/leads/assign-in-turn", {
    ...changing,
    summary: "Assign leads in turn, by product and language",
    body: leadSelection,
    data: leadBulk,
    refuses: { nobody_in_turn: 409 },
  }),
  views: get("/admin/leads/views", {
    permission: reads,
    summary: "Own saved views, and those that are shared",
    data: z.array(savedView),
    statuses: [401, 403, 404, 409],
  }),
  saveView: post("/admin/leads/views", {
    permission: reads,
    summary: "Save a view",
    body: z.object({
      name: viewName,
      filters: leadFilter.extend({ sort: z.string().max(20).optional() }),
    }),
    status: 201,
    data: savedView,
    refuses: { too_many_views: 409 },
  }),
  shareView: patch("/admin/leads/views/:id", {
    permission: writes,
    summary: "Share an own view with everybody who reads leads, or keep it to oneself again",
    params,
    body: z.object({ shared: z.boolean() }),
    empty: "It is shared, or not any more",
  }),
  firstView: put("/admin/leads/views/first", {
    permission: ["staff", "write"],
    tag: "leads",
    summary: "Choose the shared view that a role sees first",
    body: z.object({ role: z.string().max(20), view: z.uuid().nullable() }),
    empty: "The choice is stored",
    refuses: {
      unknown_role: { field: "role", code: "unknown_choice" },
      unknown_view: { field: "view", code: "unknown_choice" },
    },
  }),
  deleteView: remove("/admin/leads/views/:id", {
    permission: reads,
    summary: "Delete a saved view",
    params,
    data: z.object({ deleted: z.literal(true) }),
  }),
  owners: get("/admin/leads/owners", {
    permission: reads,
    summary: "Who may own leads",
    data: z.array(leadOwner),
    statuses: [401, 403, 404, 409],
  }),
  saveTurn: patch("/admin/leads/owners/:id", {
    permission: writes,
    summary: "When somebody is assigned leads in turn",
    params: z.object({ id: z.string().max(100) }),
    body: turnPreference,
    answers: "owners",
    refuses: { not_found: 404, ends_too_early: { field: "absent_to", code: "too_small" } },
  }),
  sharing: get("/admin/leads/sharing", {
    permission: reads,
    summary: "Whether leads are assigned in turn when they arrive",
    data: z.object({ automatic: z.boolean() }),
    statuses: [401, 403, 404, 409],
  }),
  saveSharing: put("/admin/leads/sharing", {
    permission: writes,
    summary: "Assign leads in turn when they arrive, or not",
    body: z.object({ automatic: z.boolean() }),
    answers: "sharing",
  }),
  similar: get("/admin/leads/similar", {
    permission: reads,
    summary: "Leads that may be the same as one that is being entered",
    query: z.object({ email: entered, phone: entered, company: entered, product: entered }),
    data: z.array(leadRowView),
  }),
  ...entryCalls,
  read: get("/admin/leads/:id", {
    permission: reads,
    summary: "A lead with everything about it",
    params,
    data: leadView,
  }),
  change: patch("/admin/leads/:id", {
    ...changing,
    summary: "Move or assign a lead",
    params,
    body: z.object({ version: z.int(), ...leadValues }),
    version: true,
    answers: "read",
    refuses: {
      ...ownerRefusal,
      ...reasonRefusal,
      not_found: 404,
      merged: [409, "lead_merged"],
      not_allowed: [409, "lead_move_not_allowed"],
    },
  }),
  ...dealCalls,
};
