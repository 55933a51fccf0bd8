import type { Api, ApiDeps } from "../../http/deps.ts";
import { cancelJob } from "./cancel-job.ts";
import { inbound } from "./inbound.ts";
import { jobs } from "./jobs.ts";
import { outbox } from "./outbox.ts";
import { outboxMail } from "./outbox-mail.ts";
import { retryJobs } from "./retry-jobs.ts";

/** Registers the calls of the job queues, of the mails that became files, and of those that could not be read. */
export function jobsCalls(api: Api, deps: ApiDeps): void {
  jobs(api, deps);
  retryJobs(api, deps);
  cancelJob(api, deps);
  outbox(api, deps);
  outboxMail(api, deps);
  inbound(api, deps);
}
