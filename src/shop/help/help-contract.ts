import { z } from "zod";
import { get, pageQuery, patch, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { helpChange, helpReply } from "./help-input.ts";
import { helpMessageKinds, helpStates, helpTopics } from "./help-states.ts";

const moment = z.iso.datetime();
const order = z.object({ id: z.uuid(), number: z.string() }).nullable();

/** The file that a customer sent with a message; its size in bytes. */
const file = z.object({ id: z.uuid(), name: z.string(), type: z.string(), size: z.int() }).nullable();

const row = {
  id: z.uuid(),
  number: z.string(),
  topic: z.enum(helpTopics),
  status: z.enum(helpStates),
  order,
  created_at: moment,
  updated_at: moment,
};

/** A request as its customer reads it, with its messages, oldest first; notes of the team are not among them. */
const threadView = z.object({
  ...row,
  messages: z.array(z.object({ id: z.uuid(), at: moment, from: z.enum(["customer", "team"]), text: z.string(), file })),
});
export type HelpThreadView = z.infer<typeof threadView>;

/** What `GET /help-requests` returns, changed last first. */
export const helpListResponse = z.object({ data: z.array(z.object(row)) });
export type HelpListResponse = z.infer<typeof helpListResponse>;

/** What every call about one request returns. */
export const helpThreadResponse = z.object({ data: threadView });
export type HelpThreadResponse = z.infer<typeof helpThreadResponse>;

const person = z.object({ id: z.string(), name: z.string() });
const deskRow = {
  ...row,
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  owner: person.nullable(),
  /** Since when the customer waits for an answer; null when they do not. */
  waiting_since: moment.nullable(),
};

/** A request in the queue of the back office. */
const helpRowView = z.object(deskRow);
export type HelpRowView = z.infer<typeof helpRowView>;

/** A request with everything that was written about it. */
const helpDetailView = z.object({
  ...deskRow,
  version: z.int(),
  locale: z.enum(locales),
  messages: z.array(
    z.object({ id: z.uuid(), at: moment, kind: z.enum(helpMessageKinds), by: z.string(), text: z.string(), file }),
  ),
  /** Who may answer it. */
  owners: z.array(person),
});
export type HelpDetailView = z.infer<typeof helpDetailView>;

const params = z.object({ id: z.uuid() });
/** A file of a request. */
export const helpFileParams = z.object({ id: z.uuid(), file: z.uuid() });

/** The calls of the back office about customers' requests. */
export const helpContract = {
  list: get("/admin/help", {
    permission: ["help", "read"],
    summary: "Requests of customers, who waits longest first",
    query: pageQuery.extend({
      state: z.enum(helpStates).optional(),
      owner: z.string().max(100).optional().describe("The id of an account, me, or none"),
    }),
    row: helpRowView,
  }),
  read: get("/admin/help/:id", {
    permission: ["help", "read"],
    summary: "One request with everything written about it",
    params,
    data: helpDetailView,
    statuses: [401, 403, 404, 409],
  }),
  file: get("/admin/help/:id/files/:file", {
    permission: ["help", "read"],
    summary: "A file that a customer sent; who opens it is recorded",
    params: helpFileParams,
    file: "application/octet-stream",
    statuses: [401, 403, 404, 409],
  }),
  reply: post("/admin/help/:id/messages", {
    permission: ["help", "write"],
    summary: "Answer a customer, or add a note; the first answer assigns the request",
    params,
    body: helpReply,
    version: true,
    answers: "read",
    refuses: { not_found: 404 },
  }),
  change: patch("/admin/help/:id", {
    permission: ["help", "write"],
    summary: "Assign a request, or mark it as solved",
    params,
    body: helpChange,
    version: true,
    answers: "read",
    refuses: { not_found: 404 },
    statuses: [400, 401, 403, 404, 409, 422],
  }),
};
