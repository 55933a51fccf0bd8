import { taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import type { Claimed } from "./claim-recipient.server.ts";
import type { ReaderMail } from "./compose-for-reader.server.ts";
import type { SendJournal } from "./journal.server.ts";
import { judgeRefusal, type SmtpError } from "./judge-refusal.ts";
import { recordEnding, recordRetry, stopSubscriber } from "./record-outcome.server.ts";
import type { SenderDeps } from "./sender-deps.server.ts";

/** Attempts that end after some four days with the delays below, as with other mails. */
const maxAttempts = 80;
const longestDelay = 3_600_000;

/** Returns the part of a Message-ID that names a mail; the same whenever it is sent. */
export const letterMailId = (recipient: string): string => `letter-${recipient}`;

/**
 * Sends a claimed mail and records what became of it.
 * @returns `unreachable` when the relay is away or refuses us: sending the next mail would fail too
 */
export async function deliverLetter(
  claimed: Claimed,
  mail: ReaderMail,
  journal: SendJournal,
  deps: SenderDeps,
): Promise<"done" | "unreachable"> {
  const { db, mailer, now, inboundMail, secret } = deps;
  const own = { id: claimed.id, sender: journal.sender };
  let isHandedOver = false;
  try {
    await mailer.send({
      id: letterMailId(claimed.id),
      to: claimed.email,
      list: "newsletter",
      ...(inboundMail && { bounceAddress: taggedAddress("letter", claimed.id, inboundMail.address, secret) }),
      ...mail,
      onHandOver() {
        journal.handingOver(claimed.id);
        isHandedOver = true;
      },
    });
  } catch (error) {
    return settleFailure(claimed, error as Error, isHandedOver, journal, deps);
  }
  journal.answered(claimed.id, true);
  await recordEnding(db, own, { state: "sent", at: now() });
  return "done";
}

async function settleFailure(
  claimed: Claimed,
  error: Error,
  isHandedOver: boolean,
  journal: SendJournal,
  deps: SenderDeps,
): Promise<"done" | "unreachable"> {
  const { db, now } = deps;
  const own = { id: claimed.id, sender: journal.sender };
  const at = now();
  const failure = error.message.slice(0, 300);
  const judged = judgeRefusal((error.cause ?? error) as SmtpError);
  if (isHandedOver && judged === undefined) {
    await recordEnding(db, own, { state: "uncertain", at, failure });
    return "unreachable";
  }
  if (isHandedOver) journal.answered(claimed.id, false);
  if (judged === "address" || judged === "mail") {
    await db.transaction().execute(async (trx) => {
      await recordEnding(trx, own, { state: "refused", at, failure });
      if (judged === "address") await stopSubscriber(trx, claimed.subscriber, "refused", at);
    });
    return "done";
  }
  await settleUnsent(claimed, failure, journal, deps);
  return judged === "later" ? "done" : "unreachable";
}

/** Has a mail that was not sent tried again later, or gives it up after some four days. */
export async function settleUnsent(
  { id, attempts }: Claimed,
  failure: string,
  { sender }: SendJournal,
  { db, now, retryDelay = 60_000 }: SenderDeps,
): Promise<void> {
  const own = { id, sender };
  const at = now();
  const delay = Math.min(longestDelay, retryDelay * 2 ** Math.min(20, attempts - 1));
  if (attempts >= maxAttempts) await recordEnding(db, own, { state: "refused", at, failure: failure.slice(0, 300) });
  else await recordRetry(db, own, { dueAt: new Date(at.getTime() + delay), failure: failure.slice(0, 300) });
}
