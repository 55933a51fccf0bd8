import { z } from "zod";
import { get, pageQuery, patch, post } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { plainLine } from "#text/plain-line.ts";
import { helpChange, helpMessage, helpReply, helpRequest } from "./help-input.ts";
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

const ownRow = z.object(row);
export type OwnHelpRow = z.infer<typeof ownRow>;

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
const helpFileParams = z.object({ id: z.uuid(), file: z.uuid() });

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

/** A file that was uploaded more than a day ago is deleted again. */
const unknownFile = { field: "file", code: "file_gone" } as const;
const own = { login: true, tag: "account" } as const;
const one = { ...own, params, data: threadView } as const;

/** The calls of customers about their requests. */
export const ownHelpContract = {
  list: get("/help-requests", {
    ...own,
    summary: "Own requests for help",
    data: z.array(ownRow),
    statuses: [401, 403],
  }),
  send: post("/help-requests", {
    ...own,
    summary: "Ask the team for help; the same id again changes nothing",
    body: helpRequest,
    data: threadView,
    status: 201,
    refuses: { taken: 404, unknown_order: { field: "order", code: "unknown_choice" }, unknown_file: unknownFile },
    statuses: [400, 401, 403, 404, 429],
  }),
  read: get("/help-requests/:id", {
    ...one,
    summary: "One own request with its messages",
    statuses: [401, 403, 404],
  }),
  writeAgain: post("/help-requests/:id/messages", {
    ...one,
    summary: "Write again in an own request, which opens a solved one",
    body: helpMessage,
    refuses: { not_found: 404, unknown_file: unknownFile },
    statuses: [400, 401, 403, 404, 429],
  }),
  solve: post("/help-requests/:id/solved", {
    ...one,
    summary: "Mark an own request as solved",
    statuses: [401, 403, 404],
  }),
};

/** The files of customers; the body of an upload is the file. */
export const helpFileContract = {
  upload: post("/help-files", {
    ...own,
    summary: "Upload a PDF, PNG or JPEG for a message, as application/octet-stream; the same id again changes nothing",
    query: z.object({ id: z.uuid(), name: z.string().overwrite(plainLine).max(300).catch("") }),
    empty: "Stored until a message names it",
  }),
  read: get("/help-requests/:id/files/:file", {
    ...own,
    summary: "A file of an own request",
    params: helpFileParams,
    file: "application/octet-stream",
    statuses: [401, 403, 404],
  }),
};
