import { sql } from "kysely";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { QueueName } from "#infra/jobs/queues.server.ts";

/** Jobs that are only written down, for tests of a call on a real database. */
export function recordingJobs(): Jobs & { sent: { queue: QueueName; data: object; id?: string }[] } {
  const sent: { queue: QueueName; data: object; id?: string }[] = [];
  return {
    sent,
    async send(_trx, queue, data, options = {}) {
      sent.push({ queue, data, ...(options.id ? { id: options.id } : {}) });
    },
    sending(queue, data) {
      sent.push({ queue, data });
      return sql`null::uuid`;
    },
    work() {},
    every() {},
    async start() {},
    async stop() {},
  };
}
