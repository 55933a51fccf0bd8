import { z } from "zod";

/** GET /admin/jobs/mails: mails that became files because no SMTP server is configured, newest first. */
export const outboxView = z.object({
  data: z.object({
    /** With an SMTP server mails are not stored. */
    stored: z.boolean(),
    mails: z.array(
      z.object({ name: z.string(), at: z.iso.datetime(), to: z.string(), subject: z.string(), bytes: z.int() }),
    ),
    more: z.boolean(),
  }),
});
export type Outbox = z.output<typeof outboxView>["data"];

/** GET /admin/jobs/mails/:name: one mail. */
export const outboxMailView = z.object({
  data: z.object({
    name: z.string(),
    at: z.iso.datetime(),
    from: z.string(),
    to: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    text: z.string(),
    /** Where its HTML can be framed for a few minutes. */
    htmlPath: z.string(),
    attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.int() })),
  }),
});
export type OutboxMail = z.output<typeof outboxMailView>["data"];
