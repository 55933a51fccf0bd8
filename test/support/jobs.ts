import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { JobContext, Jobs } from "#infra/jobs/jobs.server.ts";
import type { SendOptions } from "#infra/jobs/prepared-sends.server.ts";
import type { QueueName } from "#infra/jobs/queues.server.ts";

/** Returns jobs that are only recorded, for tests of a call on a real database. */
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
    async prepare() {},
    async start() {},
    async stop() {},
  };
}

/** Jobs with untyped payloads, for tests of the queues themselves. */
export interface UntypedJobs extends Pick<Jobs, "start" | "stop"> {
  send(trx: Database | Trx, queue: QueueName, data: object, options?: SendOptions): Promise<void>;
  work<Data extends object>(queue: QueueName, handler: (data: Data, context: JobContext) => Promise<void>): void;
}

export const untyped = (jobs: Jobs) => jobs as unknown as UntypedJobs;
