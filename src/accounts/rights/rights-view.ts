import { z } from "zod";
import { rightsKinds, rightsStates } from "./rights-states.ts";

/** A person's request about their data, as the desk lists it. */
export const rightsRequestView = z.object({
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
export const openedRightsRequestView = rightsRequestView.extend({
  form: z.object({ name: z.string(), email: z.string(), details: z.string() }).nullable(),
});
export type OpenedRightsRequestView = z.output<typeof openedRightsRequestView>;

/** What is stored about an e-mail address, and the requests about it. */
export const foundPersonView = z.object({
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
export const erasedPersonView = z.object({
  account: z.boolean(),
  contact_requests: z.int(),
  kept_invoices: z.int(),
});
export type ErasedPersonView = z.output<typeof erasedPersonView>;

/** Where consent to news was withdrawn. */
export const withdrawnView = z.object({ requests: z.int(), subscriptions: z.int(), account: z.boolean() });
export type WithdrawnView = z.output<typeof withdrawnView>;
