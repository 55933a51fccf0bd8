import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { type CommentNotice, type CommentNoticeDeps, sendCommentNotice } from "./send-comment-notice.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "content-notice": CommentNotice;
  }
}

/** Registers the mails about comments; call before `jobs.start()`. */
export function registerCommentJobs(deps: CommentNoticeDeps & { jobs: Jobs }): void {
  deps.jobs.work("content-notice", (notice) => sendCommentNotice(notice, deps));
}
