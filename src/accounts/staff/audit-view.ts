import { z } from "zod";

const fields = z.record(z.string(), z.unknown()).nullable();

/** One entry of the audit log. */
export const auditEntryView = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.object({ kind: z.enum(["staff", "operator", "job"]), id: z.string().nullable(), name: z.string() }),
  /** From which network, and in which request; null for commands and jobs, and in an object's own history. */
  network: z.string().nullable(),
  request_id: z.string().nullable(),
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.string() }),
  before: fields,
  after: fields,
  reason: z.string().nullable(),
});
export type AuditEntryView = z.output<typeof auditEntryView>;

/** What the filters of the audit log offer: what has occurred in it. */
export const auditChoicesView = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  kinds: z.array(z.string()),
  actions: z.array(z.string()),
});
export type AuditChoicesView = z.output<typeof auditChoicesView>;
