import { olderThan, type RetentionTable } from "./retention.server.ts";

/** Limits, keys, records of sent mails, the audit log, the job queue. */
export const infraRetention = {
  rate_limits: { delete: [{ after: { seconds: 0 }, due: olderThan("resets_at") }] },
  idempotency_keys: { delete: [{ after: { days: 7 }, due: olderThan("created_at") }] },
  sent_mails: { delete: [{ after: { months: 24 }, due: olderThan("at") }] },
  mails_set_aside: { delete: [{ after: { months: 12 }, due: olderThan("last_at") }] },
  audit_log: { permanent: "proves who changed what; personal data in it is masked" },
  audit_checks: { delete: [{ after: { months: 24 }, due: olderThan("asked_at") }] },
  audit_head: { permanent: "one row" },
  kysely_migration: { permanent: "one row for each migration" },
  kysely_migration_lock: { permanent: "one row" },
  "pgboss.job": { deletedBy: "pg-boss, 70 hours after a job has ended (open-boss.server.ts)" },
} as const satisfies RetentionTable;
