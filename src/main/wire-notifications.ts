import type { Config } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { QueueName } from "#infra/jobs/queues.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { registerNotificationJobs } from "#notifications/notification-mail.server.tsx";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { registerTaskJobs } from "#tasks/tell-due.server.ts";

interface Parts {
  config: Config;
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  now: () => Date;
}

/** Registers the mails of notifications, and the round that tells of due tasks; call before the jobs start. */
export function wireNotifications({ config, ...parts }: Parts): void {
  registerTaskJobs(parts);
  registerNotificationJobs({ ...parts, publicUrl: config.publicUrl });
}

/** Tells administrators that a job of a queue failed for the last time. */
export function tellGivenUp(db: Database, queue: QueueName, at: Date): Promise<void> {
  return db.transaction().execute((trx) => notifyStaff(trx, "job_given_up", { object: queue, params: { queue }, at }));
}
