import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { publishDue } from "./publications/end-publication.server.ts";
import type { Publishing } from "./publishing.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "content-publications": object;
  }
}

/** Registers the job that makes scheduled words visible. Call before `jobs.start`. */
export function registerPublishingJobs(jobs: Jobs, publishing: Publishing): void {
  jobs.work("content-publications", async () => {
    await publishDue(publishing);
  });
  jobs.every("* * * * *", "content-publications", {});
}
