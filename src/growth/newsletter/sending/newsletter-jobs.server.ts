import { sendTestLetter, type TestLetter } from "./send-test-letter.server.ts";
import { createSender, type Sender } from "./sender.server.ts";
import type { SenderDeps } from "./sender-deps.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "letter-send": object;
    "letter-test": TestLetter;
  }
}

/** Registers the handlers of the newsletter's queues; call before `jobs.start()`. */
export function registerNewsletterJobs(deps: SenderDeps, folder: string | undefined): Sender {
  const { jobs } = deps;
  const sender = createSender(deps, folder);
  jobs.work("letter-send", () => sender.run());
  jobs.work("letter-test", (test) => sendTestLetter(test, deps));
  jobs.every("* * * * *", "letter-send", {});
  return sender;
}
