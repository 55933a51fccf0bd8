import { z } from "zod";

const moment = z.iso.datetime();

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
  state: z.enum(["open", "done", "cancelled"]),
  version: z.int(),
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
  email: z.string(),
  received_at: moment,
});

/** GET /admin/leads/{id}/conversation: everything said about a lead and with it, oldest first. */
export const conversationView = z.object({
  data: z.object({
    version: z.int(),
    /** The lead into which this one was merged. */
    merged_into: z.uuid().nullable(),
    /** Why no mail may be sent. */
    mail_refusal: z.enum(["lead_set_aside", "lead_merged"]).nullable(),
    /** Whether answers arrive here; otherwise in the mailbox of sales. */
    answers_here: z.boolean(),
    items: z.array(z.discriminatedUnion("kind", [note, mail, reminder, merge])),
    merged: z.array(mergedLead),
    colleagues: z.array(colleague),
  }),
});
export type ConversationView = z.output<typeof conversationView>["data"];
export type ConversationItem = ConversationView["items"][number];

/** GET /admin/leads/{id}/mail-templates: templates in the language of the lead with their fields filled. */
export const mailTemplatesView = z.object({
  data: z.object({
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        subject: z.string(),
        body: z.string(),
        /** Opens a chat with this text. */
        whatsapp: z.string(),
      }),
    ),
    /** Subject of an answer in the same thread; null when nothing was written yet. */
    reply_subject: z.string().nullable(),
  }),
});
export type MailTemplatesView = z.output<typeof mailTemplatesView>["data"];
