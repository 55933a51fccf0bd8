import { sql } from "kysely";
import type { Jobs } from "#infra/jobs/jobs.server.ts";

/** Jobs that are never run: what the seeds do to invented people must not send mail. */
export const withoutJobs: Jobs = {
  send: async () => {},
  sending: () => sql`null::uuid`,
  work: () => {},
  every: () => {},
  prepare: async () => {},
  start: async () => {},
  stop: async () => {},
};
