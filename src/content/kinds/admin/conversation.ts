import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** The conversation with a lead: composer, timeline, merging. */
export const conversation = z.strictObject({
  title: label,
  tabs: labels("note", "mail", "reminder"),
  note: z.strictObject({ label, hint: text(120), mention: label, submit: label }),
  mail: z.strictObject({
    template: label,
    noTemplate: label,
    to: label,
    subject: label,
    body: label,
    preview: label,
    edit: label,
    submit: label,
    chat: label,
    /** `{locale}` is the visitor's language. */
    hint: text(160),
    answersHere: text(160),
    answersToSales: text(160),
    /** Before a text that somebody typed is replaced by a template. */
    replace: text(160),
    replaceConfirm: label,
  }),
  languages: labels("id", "en"),
  reminder: z.strictObject({
    text: label,
    day: label,
    time: label,
    for: label,
    myself: label,
    hint: text(120),
    submit: label,
  }),
  keys: labels("reply", "note", "reminder"),
  draft: label,
  sent: z.strictObject({ note: text(80), mail: text(80), reminder: text(80) }),
  timeline: z.strictObject({
    label,
    empty: text(160),
    note: text(60),
    mailOut: text(60),
    mailIn: text(60),
    automatic: label,
    reminder: text(80),
    merged: text(100),
    unmerged: text(100),
    quoted: label,
    attachments: text(80),
    attachmentsNote: text(120),
    due: text(80),
    failure: text(160),
    failures: z.strictObject({ mail_server: text(120), lead_set_aside: text(120) }),
  }),
  states: labels("queued", "sent", "failed", "received", "open", "overdue", "done", "cancelled"),
  actions: labels("done", "cancel", "reopen"),
  refusals: z.strictObject({ lead_set_aside: text(200), lead_merged: text(200), openMerged: label }),
  merge: z.strictObject({
    open: label,
    title: label,
    lead: text(240),
    submit: label,
    merged: text(80),
    /** Heading of the leads that are part of this one. */
    list: label,
    undo: label,
    undone: text(80),
  }),
});
