import { z } from "zod";
import { get, pageQuery, patch, post } from "#contract/contract.ts";
import { emailMaximum } from "#text/email-address.ts";
import { rightsEvents, rightsKinds, rightsStates } from "./rights-states.ts";

/** A person's request about their data, as the desk lists it. */
const rightsRequestView = z.object({
  id: z.string(),
  kind: z.enum(rightsKinds),
  state: z.enum(rightsStates),
  masked_email: z.string(),
  note: z.string(),
  received_at: z.string(),
  due_at: z.string(),
  overdue: z.boolean(),
  recorded_by: z.string(),
  done_at: z.string().nullable(),
  done_by: z.string().nullable(),
  version: z.int(),
});
export type RightsRequestView = z.output<typeof rightsRequestView>;

/** A request with what the person wrote in the form of the site; null where it came otherwise. */
const openedRightsRequestView = rightsRequestView.extend({
  form: z.object({ name: z.string(), email: z.string(), details: z.string() }).nullable(),
});
export type OpenedRightsRequestView = z.output<typeof openedRightsRequestView>;

/** What is stored about an e-mail address, and the requests about it. */
const foundPersonView = z.object({
  email: z.string(),
  account: z.object({ id: z.string(), role: z.string(), created_at: z.string() }).nullable(),
  contact_requests: z.int(),
  api_requests: z.int(),
  event_registrations: z.int(),
  newsletter: z.string().nullable(),
  orders: z.int(),
  invoices: z.int().describe("Kept for the tax office when the person is erased"),
  conversation: z.int().describe("Notes, mails and reminders about the requests"),
  consent_to_news: z.boolean(),
  requests: z.array(rightsRequestView),
});
export type FoundPersonView = z.output<typeof foundPersonView>;

/** What was erased and what stays. */
const erasedPersonView = z.object({
  account: z.boolean(),
  contact_requests: z.int(),
  kept_invoices: z.int(),
});
export type ErasedPersonView = z.output<typeof erasedPersonView>;

/** Where consent to news was withdrawn. */
const withdrawnView = z.object({ requests: z.int(), subscriptions: z.int(), account: z.boolean() });
export type WithdrawnView = z.output<typeof withdrawnView>;

/** An address as it may have been stored years ago: any text with an @ in it. It travels in bodies, never in a URL. */
const personAddress = z
  .string()
  .trim()
  .max(emailMaximum, "too_long")
  .regex(/^\S+@\S+$/, "invalid_email");
const about = z.object({ email: personAddress });
const note = z.string().trim().max(500, "too_long");
const id = z.object({ id: z.uuid() });
const reads = ["people", "read"] as const;
const writes = ["people", "write"] as const;

/** The calls of people's rights to their data: requests with their clock, and what is done by e-mail address. */
export const rightsContract = {
  list: get("/admin/people/requests", {
    permission: reads,
    summary: "Requests: open ones by the end of their time, others by when they were received",
    query: pageQuery.extend({ state: z.enum([...rightsStates, "all"]).default("open") }),
    row: rightsRequestView,
  }),
  read: get("/admin/people/requests/:id", {
    permission: reads,
    summary: "A request, with what its person wrote in the form of the site",
    params: id,
    data: openedRightsRequestView,
  }),
  record: post("/admin/people/requests", {
    permission: writes,
    summary: "Record a request of a person; its clock of 3 x 24 hours begins when it was received",
    body: z.object({
      kind: z.enum(rightsKinds),
      email: personAddress,
      received_at: z.iso.datetime({ offset: true }).optional(),
      note: note.default(""),
    }),
    status: 201,
    data: rightsRequestView,
  }),
  move: patch("/admin/people/requests/:id", {
    permission: writes,
    summary: "Fulfil, refuse or reopen a request",
    params: id,
    body: z
      .object({ event: z.enum(rightsEvents), note: note.optional(), version: z.int() })
      // A person learns why: a refusal without a reason cannot be explained later.
      .refine(({ event, note: reason }) => event !== "refuse" || reason, { path: ["note"], error: "required" }),
    data: rightsRequestView,
  }),
  find: post("/admin/people/find", {
    permission: reads,
    summary: "What is stored about an address; `request` must be one of the same address",
    body: about.extend({ request: z.uuid().optional() }),
    data: foundPersonView,
  }),
  handOver: post("/admin/people/export", {
    permission: ["people", "export"],
    recentFactor: true,
    summary: "Everything about an address, to hand over; fulfils its requests for access",
    body: about,
    data: z.record(z.string(), z.unknown()),
  }),
  erase: post("/admin/people/erase", {
    permission: writes,
    recentFactor: true,
    summary: "Erase everything but what tax law keeps; fulfils the requests for erasure",
    body: about,
    data: erasedPersonView,
    refuses: { staff_account: 409, money_open: 409 },
  }),
  withdraw: post("/admin/people/withdraw", {
    permission: writes,
    summary: "Withdraw every consent to news; fulfils the requests for it",
    body: about,
    data: withdrawnView,
  }),
};
