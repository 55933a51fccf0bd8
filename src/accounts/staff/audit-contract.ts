import { z } from "zod";
import { get, pageQuery, post } from "#contract/contract.ts";
import { plainLine } from "#text/plain-line.ts";
import { isoDay } from "#time/day-schema.ts";
import { type AuditedKind, auditedKinds } from "./audited-kinds.ts";
import type { Resource } from "./permissions.ts";

const fields = z.record(z.string(), z.unknown()).nullable();

/** One entry of the audit log. */
const auditEntryView = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.object({ kind: z.enum(["staff", "operator", "job"]), id: z.string().nullable(), name: z.string() }),
  /** From which network, and in which request; null for commands and jobs, and in an object's own history. */
  network: z.string().nullable(),
  request_id: z.string().nullable(),
  action: z.string(),
  object: z.object({
    kind: z.string(),
    id: z.string(),
    /** What people call it; null for what was erased, has no name, or may not be read. */
    name: z.string().nullable(),
  }),
  before: fields,
  after: fields,
  reason: z.string().nullable(),
});
export type AuditEntryView = z.output<typeof auditEntryView>;

/** What the filters of the audit log offer: what has occurred in it. */
const auditChoicesView = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  kinds: z.array(z.string()),
  actions: z.array(z.string()),
});

/** A check of the chain of the audit log. */
const auditCheckView = z.object({
  asked_by: z.string(),
  asked_at: z.string(),
  /** Entries read so far, and entries there were when it began. */
  checked: z.int(),
  entries: z.int(),
  /** Null while it runs. */
  ended_at: z.string().nullable(),
  /** The first entry that was changed, removed or inserted later. */
  first_broken: z.int().nullable(),
  /** The hash of the last entry, to be written down elsewhere. */
  last_hash: z.string().nullable(),
});

const line = z.string().overwrite(plainLine).min(1).max(200);
const day = isoDay;

/** The filters of the audit log, as the address of its screen carries them. */
const filter = z.object({
  actor: line.optional().describe("The id of a member of staff; `operator` or `job` for all commands or jobs"),
  kind: line.optional(),
  object: line.optional().describe("`<kind>:<id>`"),
  q: line.optional().describe("A part of the name of an object, such as the number of an order"),
  action: line.optional(),
  from: day.optional().describe("A day in Jakarta"),
  to: day.optional().describe("A day in Jakarta, included"),
});
export type AuditQuery = z.output<typeof filter>;

/** The calls of the audit log: every change by staff, an operator's command or a job. */
export const auditContract = {
  list: get("/admin/audit", {
    permission: ["audit", "read"],
    summary: "Changes by staff, commands and jobs, newest first",
    query: pageQuery.extend(filter.shape),
    row: auditEntryView,
  }),
  choices: get("/admin/audit/choices", {
    permission: ["audit", "read"],
    summary: "People, kinds of objects and actions in the audit log",
    data: auditChoicesView,
    statuses: [401, 403, 404, 409],
  }),
  lastCheck: get("/admin/audit/check", {
    permission: ["audit", "read"],
    summary: "The last check of the chain, with its progress while it runs",
    data: z.object({ check: auditCheckView.nullable() }),
  }),
  check: post("/admin/audit/check", {
    permission: ["audit", "write"],
    summary: "Check the whole chain of the audit log in the background",
    answers: "lastCheck",
  }),
  export: get("/admin/audit/export", {
    permission: ["audit", "export"],
    recentFactor: true,
    summary: "Changes as a file for spreadsheets",
    query: filter,
    table: true,
  }),
};

/** Returns the call for the changes of one object of a resource, whose kinds of objects in the log are given. */
const changesOf = <Of extends Resource>(resource: Of, [first, ...others]: [AuditedKind, ...AuditedKind[]]) =>
  get(`/admin/${resource}/:id/changes`, {
    permission: [resource, "read"],
    summary: "What staff, commands and jobs changed about one object, newest first",
    params: z.object({ id: z.string().max(200) }),
    query: pageQuery.extend({ kind: z.enum([first, ...others]).default(first) }),
    row: auditEntryView,
  });

/** The types of these calls, each by its resource. */
export type HistoryContract = {
  [Of in (typeof auditedKinds)[AuditedKind]]: ReturnType<typeof changesOf<Of>>;
};

/**
 * The history of one object, for everybody who may read its resource, who need not be allowed to read the whole audit log.
 * From where changes were made is left out.
 */
export const historyContracts = Array.from(
  Map.groupBy(Object.entries(auditedKinds) as [AuditedKind, Resource][], ([, resource]) => resource),
  ([resource, kinds]) => ({ changes: changesOf(resource, kinds.map(([kind]) => kind) as [AuditedKind]) }),
);
