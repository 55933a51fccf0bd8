import "../tables.server.ts";
import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { letterMail } from "../compose/letter-mail.server.tsx";
import { resolveLetter } from "../compose/resolve-letter.server.ts";
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

/** Payload of the `letter-test` queue: a letter to the person who writes it. */
interface TestLetter {
  id: string;
  letter: string;
  locale: Locale;
  /** Id of the account. */
  to: string;
}

/** Handles `letter-test`: sends a letter as it is to one person; its links are not counted and end nothing. */
async function sendTestLetter({ id, letter, locale, to }: TestLetter, deps: SenderDeps): Promise<void> {
  const { db, mailer, publicUrl: site, emailOf } = deps;
  const row = await db.selectFrom("letters").select("content").where("id", "=", letter).executeTakeFirst();
  const email = await emailOf(to);
  if (!row || !email) return;
  const { letter: resolved } = await resolveLetter(row.content, locale, deps);
  const page = `${site}/subscribe`;
  const mail = await letterMail({ locale, letter: resolved, site, unsubscribeUrl: page, preferencesUrl: page });
  const subject = fill(readSet(locale, "mails-letter").testSubject, { subject: mail.subject || "–" });
  await mailer.send({ id: `letter-test-${id}`, to: email, ...mail, subject });
}
