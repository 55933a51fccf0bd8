import { z } from "zod";
import { get, post } from "#contract/contract.ts";

const instant = z.iso.datetime();

/** The queues, and the jobs that failed. */
const jobsReport = z.object({
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: z.int(),
      active: z.int(),
      retrying: z.int(),
      failed: z.int(),
      /** When the oldest job that could run by now was due. */
      oldest: instant.nullable(),
    }),
  ),
  /** The latest; `failed` are given up, `retrying` are tried again. */
  failed: z.array(
    z.object({
      id: z.uuid(),
      queue: z.string(),
      state: z.enum(["failed", "retry"]),
      attempts: z.int(),
      created: instant,
      failed: instant.nullable(),
      next: instant.nullable(),
      error: z.string().nullable(),
    }),
  ),
  /** Whether there are more than the list shows. */
  more: z.boolean(),
});
export type JobsReport = z.output<typeof jobsReport>;

/** Mails that became files because no SMTP server is configured, newest first. */
const outbox = z.object({
  /** With an SMTP server mails are not stored. */
  stored: z.boolean(),
  mails: z.array(
    z.object({ name: z.string(), at: z.iso.datetime(), to: z.string(), subject: z.string(), bytes: z.int() }),
  ),
  more: z.boolean(),
});

const outboxMail = z.object({
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
});

/** Mails of the mailbox that could not be read or understood, the latest first. */
const inboundReport = z.object({
  /** Whether a mailbox is configured. */
  configured: z.boolean(),
  count: z.int(),
  mails: z.array(
    z.object({
      id: z.uuid(),
      mailbox: z.string(),
      /** When the mailbox received it. */
      received: instant.nullable(),
      reason: z.enum(["failed", "time_limit", "not_understood"]),
      error: z.string().nullable(),
      tries: z.int(),
      /** What the address names to which it came. */
      about: z.object({ kind: z.enum(["letters", "leads"]), id: z.uuid() }).nullable(),
    }),
  ),
});
export type InboundReport = z.output<typeof inboundReport>;

const reads = ["jobs", "read"] as const;
const withoutInput = [401, 403, 404, 409] as const;
/** Of every change: how many jobs, or mails, were changed. */
const change = { permission: ["jobs", "write"], data: z.object({ changed: z.int() }) } as const;
const params = z.object({ id: z.uuid() });

/**
 * Returns the calls of the job queues, of the mails that became files, and of those that could not be read.
 * @param queues the queues of the program, which only the server knows
 */
export function jobsContract(queues: readonly [string, ...string[]]) {
  const queue = z.enum(queues).optional();
  return {
    list: get("/admin/jobs", {
      permission: reads,
      summary: "Queues and failed jobs",
      query: z.object({ queue, state: z.enum(["failed", "retry"]).default("failed") }),
      data: jobsReport,
    }),
    retryAll: post("/admin/jobs/retry", {
      ...change,
      summary: "Retry every job that failed",
      body: z.object({ queue }),
    }),
    retry: post("/admin/jobs/:id/retry", { ...change, summary: "Retry one job", params }),
    cancel: post("/admin/jobs/:id/cancel", { ...change, summary: "Cancel a job that failed or that waits", params }),
    mails: get("/admin/jobs/mails", {
      permission: reads,
      summary: "Mails in the outbox folder",
      data: outbox,
      statuses: withoutInput,
    }),
    mail: get("/admin/jobs/mails/:name", {
      permission: reads,
      // A mail may hold a link that opens somebody else's account.
      recentFactor: true,
      summary: "One mail of the outbox folder",
      params: z.object({ name: z.string().max(200) }),
      data: outboxMail,
    }),
    inbound: get("/admin/jobs/inbound", {
      permission: reads,
      summary: "Mails of the mailbox that could not be read or understood",
      data: inboundReport,
      statuses: withoutInput,
    }),
    settleInbound: post("/admin/jobs/inbound/:id/settle", {
      ...change,
      summary: "End the matter of a mail that could not be read or understood",
      params,
    }),
    readInboundAgain: post("/admin/jobs/inbound/:id/again", {
      ...change,
      summary: "Read a mail once more that could not be read or understood",
      params,
    }),
  };
}
