import { z } from "zod";
import { get, patch, post } from "#contract/contract.ts";
import { emailAddress } from "#text/email-address.ts";
import { plainLine } from "#text/plain-line.ts";
import { mailLimits } from "./mail-limits.ts";

const moment = z.iso.datetime();

/** How a lead is tried beside the mails that are sent from here. */
const attemptChannels = ["whatsapp", "call", "mail"] as const;
export type AttemptChannel = (typeof attemptChannels)[number];

/** A person of the staff who may open leads. */
const colleague = z.object({ id: z.string(), name: z.string(), username: z.string() });

const item = { id: z.uuid(), at: moment };

/** A note between colleagues. */
const note = z.object({
  ...item,
  kind: z.literal("note"),
  by: z.string(),
  text: z.string(),
  /** Usernames that stand in the text after an @ and belong to colleagues. */
  mentions: z.array(z.string()),
});

const mail = z.object({
  ...item,
  kind: z.literal("mail"),
  direction: z.enum(["out", "in"]),
  state: z.enum(["queued", "sent", "failed", "received"]),
  /** The colleague who wrote it; null for an answer. */
  by: z.string().nullable(),
  contact: z.object({ name: z.string(), email: z.string() }),
  subject: z.string(),
  body: z.string(),
  quoted: z.string(),
  attachments: z.array(z.string()),
  /** Files that were sent from here, with their size in bytes. */
  files: z.array(z.object({ id: z.uuid(), name: z.string(), size: z.int() })),
  cc: z.array(z.string()),
  automatic: z.boolean(),
  sent_at: moment.nullable(),
  /** Why it is not sent yet: `mail_server`, `lead_set_aside`, or what the recipient's server said. */
  failure: z.string().nullable(),
});

const reminder = z.object({
  ...item,
  kind: z.literal("reminder"),
  by: z.string(),
  for: z.string(),
  text: z.string(),
  due_at: moment,
  /** Due on that day without a time. */
  all_day: z.boolean(),
  state: z.enum(["open", "done", "cancelled"]),
  version: z.int(),
});

/** Somebody opened WhatsApp, a call or a mail of their own. */
const attempt = z.object({
  ...item,
  kind: z.literal("attempt"),
  by: z.string(),
  channel: z.enum(attemptChannels),
  /** Null while nobody said whether it reached them. */
  reached: z.boolean().nullable(),
});

/** Another lead was merged into this one, or separated from it again. */
const merge = z.object({
  kind: z.enum(["merged", "unmerged"]),
  id: z.string(),
  at: moment,
  by: z.string(),
  number: z.string(),
});

const mergedLead = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string().nullable(),
  received_at: moment,
});

/** Everything said about a lead and with it, oldest first. */
const conversation = z.object({
  version: z.int(),
  /** The lead into which this one was merged. */
  merged_into: z.uuid().nullable(),
  /** Why no mail may be sent. */
  mail_refusal: z.enum(["lead_set_aside", "lead_merged", "lead_without_address"]).nullable(),
  /** Whether answers arrive here; otherwise in the mailbox of sales. */
  answers_here: z.boolean(),
  items: z.array(z.discriminatedUnion("kind", [note, mail, reminder, attempt, merge])),
  merged: z.array(mergedLead),
  colleagues: z.array(colleague),
});
export type ConversationView = z.output<typeof conversation>;
export type ConversationItem = ConversationView["items"][number];

/** Templates in the language of the lead with their fields filled. */
const mailTemplates = z.object({
  templates: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Of the person who asks, and not of the company. */
      own: z.boolean(),
      subject: z.string(),
      body: z.string(),
      /** Opens a chat with this text. */
      whatsapp: z.string(),
    }),
  ),
  /** Subject of an answer in the same thread; null when nothing was written yet. */
  reply_subject: z.string().nullable(),
  /** The person's own, below every mail; empty without one. */
  signature: z.string(),
  /** The name from which the mail comes. */
  sender: z.string(),
});
export type MailTemplatesView = z.output<typeof mailTemplates>;

/** Made by the client: a repeated request with the same id changes nothing. */
const id = z.uuid();
const text = (max: number) => z.string().trim().min(1, { error: "required" }).max(max, { error: "too_long" });

const mailInput = z.object({
  id,
  version: z.int(),
  subject: text(200).refine((value) => !/[\r\n]/.test(value), { error: "invalid" }),
  body: text(20_000),
  /** The template it was begun with. */
  template: z.string().max(40).nullable().default(null),
  cc: z.array(emailAddress()).max(mailLimits.cc, { error: "too_many" }).default([]),
  /** Files that were uploaded before. */
  files: z.array(z.uuid()).max(mailLimits.files, { error: "too_many" }).default([]),
});
export type MailInput = z.output<typeof mailInput>;

const reminderInput = z.object({
  id,
  text: text(1000),
  due_at: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  /** Id of a colleague; oneself when absent. */
  for: z.string().max(100).optional(),
});
export type ReminderInput = z.output<typeof reminderInput>;

const reminderChange = z
  .object({
    version: z.int(),
    state: z.enum(["open", "done", "cancelled"]),
    due_at: z.iso.datetime({ offset: true }).transform((value) => new Date(value)),
  })
  .partial({ state: true, due_at: true });
export type ReminderChange = z.output<typeof reminderChange>;

const mergeInput = z.object({ version: z.int(), from: z.array(z.uuid()).min(1).max(20) });
export type MergeInput = z.output<typeof mergeInput>;

const params = z.object({ id: z.uuid() });
/** Of every change: the conversation as it is then is sent. */
const change = { permission: ["leads", "write"], params, version: true, answers: "read" } as const;
const refuses = { not_found: 404 } as const;
const past = { field: "due_at", code: "in_the_past" } as const;

/** The calls of the conversation with a lead: notes, mails, reminders (which are tasks), and merges of duplicates. */
export const conversationContract = {
  read: get("/admin/leads/:id/conversation", {
    permission: ["leads", "read"],
    summary: "Everything said about a lead and with it, oldest first",
    params,
    data: conversation,
  }),
  addNote: post("/admin/leads/:id/notes", {
    ...change,
    summary: "Add a note about a lead; colleagues named by @username get a mail",
    body: z.object({ id, text: text(5000) }),
    refuses,
  }),
  templates: get("/admin/leads/:id/mail-templates", {
    permission: ["leads", "write"],
    summary: "Templates in the language of the lead, with their fields filled",
    params,
    data: mailTemplates,
  }),
  sendMail: post("/admin/leads/:id/mails", {
    ...change,
    summary: "Send a mail to a lead; a new lead becomes contacted",
    body: mailInput,
    refuses: {
      ...refuses,
      lead_set_aside: 409,
      lead_merged: 409,
      lead_without_address: 409,
      unknown_file: { field: "files", code: "unknown_choice" },
    },
  }),
  file: get("/admin/leads/:id/files/:file", {
    permission: ["leads", "read"],
    summary: "A file that was sent with a mail to a lead",
    params: params.extend({ file: z.uuid() }),
    file: "application/octet-stream",
  }),
  addAttempt: post("/admin/leads/:id/attempts", {
    permission: ["leads", "write"],
    params,
    answers: "read",
    summary: "Record that WhatsApp, a call or a mail of one's own was opened to a lead",
    body: z.object({ id, channel: z.enum(attemptChannels) }),
    refuses,
  }),
  answerAttempt: patch("/admin/leads/:id/attempts/:attempt", {
    permission: ["leads", "write"],
    params: params.extend({ attempt: z.uuid() }),
    answers: "read",
    summary: "Say whether an attempt reached the lead; a new one is contacted then, and one that nobody had is yours",
    body: z.object({ reached: z.boolean() }),
    refuses,
  }),
  addReminder: post("/admin/leads/:id/reminders", {
    ...change,
    summary: "Remind oneself or a colleague of a lead",
    body: reminderInput,
    refuses: { ...refuses, past, unknown_colleague: { field: "for", code: "unknown_choice" } },
  }),
  changeReminder: patch("/admin/leads/:id/reminders/:reminder", {
    ...change,
    summary: "Close, reopen or move a reminder",
    params: params.extend({ reminder: z.uuid() }),
    body: reminderChange,
    refuses: { ...refuses, past },
  }),
  merge: post("/admin/leads/:id/merge", {
    ...change,
    summary: "Merge duplicates into a lead",
    body: mergeInput,
    refuses: { ...refuses, lead_merged: 409 },
  }),
  unmerge: post("/admin/leads/:id/unmerge", {
    ...change,
    summary: "Separate leads that were merged into one",
    body: mergeInput,
    refuses,
  }),
};

/** The upload of a file for a mail: its bytes are the whole body, so it is registered by hand. */
export const leadFileUpload = {
  upload: post("/admin/leads/files", {
    permission: ["leads", "write"],
    summary: "Upload a PDF, PNG or JPEG for a mail, as application/octet-stream; the same id again changes nothing",
    query: z.object({ id: z.uuid(), name: z.string().overwrite(plainLine).max(300).catch("") }),
    empty: "Stored until a mail names it",
  }),
};
