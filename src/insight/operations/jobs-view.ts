import { z } from "zod";

const instant = z.iso.datetime();

/** GET /admin/jobs: the queues, and the jobs that failed. */
export const jobsView = z.object({
  data: z.object({
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
  }),
});
export type JobsReport = z.output<typeof jobsView>["data"];

/** The result of a retry or a cancellation: the number of jobs changed. */
export const jobsChanged = z.object({ data: z.object({ changed: z.int() }) });

/** GET /admin/jobs/inbound: mails of the mailbox that could not be read or understood, the latest first. */
export const inboundView = z.object({
  data: z.object({
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
  }),
});
export type InboundReport = z.output<typeof inboundView>["data"];
