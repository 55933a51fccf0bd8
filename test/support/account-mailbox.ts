import type { AccountClosed, AccountMail } from "#accounts/mails/account-mail.ts";
import { sendAccountClosed, sendAccountMail } from "#accounts/mails/send-account-mail.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { testSecret } from "./api.ts";
import type { recordingJobs } from "./jobs.ts";

/** Runs the jobs of account mails that a test recorded, and collects what was sent. */
export function testMailbox(db: Database, jobs: ReturnType<typeof recordingJobs>, now: () => Date = () => new Date()) {
  const mails: Mail[] = [];
  let done = 0;
  const deps = {
    db,
    now,
    publicUrl: "http://localhost:3000",
    secret: testSecret,
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
  };
  return {
    mails,
    /** Sends what was recorded since the last call, and returns those mails. */
    async deliver(): Promise<Mail[]> {
      const before = mails.length;
      for (const { queue, data } of jobs.sent.slice(done)) {
        const job = { id: `job-${++done}`, attempt: 0 };
        if (queue === "account-mail") await sendAccountMail(deps, data as AccountMail, job);
        if (queue === "account-closed") await sendAccountClosed(deps, data as AccountClosed, job);
      }
      return mails.slice(before);
    },
    /** Returns the six digits of the newest mail that has some. */
    code: () => mails.map(({ text }) => /\b(\d{3} \d{3})\b/.exec(text)?.[1]).findLast((code) => code !== undefined),
    /** Returns the token of the newest mail with a link. */
    token: () => mails.map(({ text }) => /#([\w-]{40,})/.exec(text)?.[1]).findLast((token) => token !== undefined),
  };
}
