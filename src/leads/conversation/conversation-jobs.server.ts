import type { InboundMail } from "#infra/config/inbound-mail.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { type InboxDeps, pollInbox } from "./poll-inbox.server.ts";
import { type NoticeDeps, type NoticeJob, sendNotice } from "./send-notice.server.ts";
import { deliverReply, type ReplyDeps } from "./send-reply.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "lead-mail": { mail: string };
    "lead-notice": NoticeJob;
    "inbound-mail": object;
  }
}

/** Registers the handlers of the conversation with leads; call before `jobs.start()`. */
export function registerConversationJobs(
  deps: ReplyDeps &
    NoticeDeps & { jobs: Jobs; inboundMail: InboundMail | undefined; storeReport: InboxDeps["storeReport"] },
): void {
  const { jobs, inboundMail } = deps;
  jobs.work("lead-mail", ({ mail }) => deliverReply(mail, deps));
  jobs.work("lead-notice", (notice) => sendNotice(notice, deps));
  jobs.work("inbound-mail", async () => {
    if (inboundMail) await pollInbox({ ...deps, inboundMail });
  });
  if (inboundMail) jobs.every("* * * * *", "inbound-mail", {});
}
