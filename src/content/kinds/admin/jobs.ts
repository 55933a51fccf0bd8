import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** The job queues, the outbox of mails, and mails that came in and could not be read. */
export const adminJobs = z.strictObject({
  title: label,
  tabs: labels("label", "jobs", "mails", "inbound"),
  queues: z.strictObject({
    title: label,
    ...labels("queue", "waiting", "active", "retrying", "failed", "oldest").shape,
    quiet: text(120),
  }),
  failed: z.strictObject({
    title: label,
    ...labels("attempts", "noError").shape,
    states: labels("failed", "retry"),
    filter: labels("queue", "state"),
    empty: text(120),
    more: text(160),
  }),
  actions: z.strictObject({
    ...labels("retry", "retryAll", "cancel").shape,
    retryAllTitle: text(90),
    retryAllBody: text(200),
    cancelTitle: text(90),
    cancelBody: text(200),
    retried: text(90),
    cancelled: text(90),
  }),
  mails: z.strictObject({
    title: label,
    ...labels("to", "from", "replyTo", "subject", "at", "attachments", "plain", "frame").shape,
    intro: text(240),
    smtp: text(240),
    empty: text(120),
    more: text(160),
  }),
  /** Mails of the mailbox that could not be read or understood. */
  inbound: z.strictObject({
    title: label,
    ...labels("received", "mailbox", "tries", "letter", "lead", "settle", "again").shape,
    reasons: labels("failed", "time_limit", "not_understood"),
    intro: text(320),
    off: text(240),
    empty: text(120),
    count: text(120),
    settled: text(90),
    readAgain: text(90),
  }),
  /** What the jobs of each queue do. */
  queueNames: z.record(z.string(), label),
});
