import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { type Attempt, attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { type Claimed, claimRecipient } from "./claim-recipient.server.ts";
import { type ReaderMail, readerComposer } from "./compose-for-reader.server.ts";
import { deliverLetter, settleUnsent } from "./deliver-letter.server.ts";
import { finishLetters } from "./finish-letters.server.ts";
import { openJournal, readJournals, type SendJournal } from "./journal.server.ts";
import { waitForTurn } from "./pace.server.ts";
import { reconcileAbandoned, reconcileSender } from "./reconcile-sender.server.ts";
import type { SenderDeps } from "./sender-deps.server.ts";
import { startDueLetters } from "./start-letter.server.ts";

/** Mails sent at once; as many connections has the mailer of letters. */
export const letterConnections = 3;
/** Milliseconds after which a run ends and another one is enqueued, so that a job never looks as if it hung. */
const runLength = 60_000;
/** Milliseconds between two notifications of the progress. */
const progressInterval = 2000;

export interface Sender {
  /**
   * Sends what is due, for a minute at most; a second call waits for the first one. Enqueues itself for the rest. Does
   * nothing once it ends.
   */
  run(): Promise<void>;
  /** Ends the present run and every later one: no further mail is begun. Call before the jobs are stopped. */
  end(): void;
  /** Ends, and closes the journal; call when the jobs have stopped. */
  close(): void;
}

/** @param folder where the journal is stored; undefined where the process has no folder of its own */
export function createSender(deps: SenderDeps, folder: string | undefined): Sender {
  const journal = openJournal(folder, randomUUID());
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  async function runOnce(): Promise<void> {
    const { db, jobs, now } = deps;
    await reconcileSender(db, journal, now());
    journal.clear();
    await attemptEach("steps", async (attempt) => {
      await attempt("reconcile", () => reconcileOthers(journal, folder, deps));
      await attempt("start", () => startDueLetters(deps));
      const hasMore = await attempt("send", () => sendDue(journal, deps, ending.signal));
      await attempt("finish", () => finishLetters(db, now()));
      if (hasMore && !ending.signal.aborted) await jobs.send(db, "letter-send", {});
    });
  }

  return {
    run() {
      if (ending.signal.aborted) return running ?? Promise.resolve();
      running ??= runOnce().finally(() => {
        running = undefined;
      });
      return running;
    },
    end: () => ending.abort(),
    close() {
      ending.abort();
      // What is left in the journal, such as a mail whose record failed, is decided by the next start; so is what a run
      // still records that the jobs no longer waited for.
      if (!running && journal.handedOver.size === 0) journal.close();
    },
  };
}

/** Decides about what other processes have left behind. */
async function reconcileOthers(
  { sender }: SendJournal,
  folder: string | undefined,
  { db, now }: SenderDeps,
): Promise<void> {
  await attemptEach("journals", async (attempt) => {
    for (const record of folder && existsSync(folder) ? readJournals(folder, sender) : [])
      await attempt(record.sender, async () => {
        await reconcileSender(db, record, now());
        record.remove();
      });
    await attempt("abandoned", () => reconcileAbandoned(db, sender, now()));
  });
}

/**
 * Sends until nothing is due, the relay is away or the time is over; returns whether more is due.
 * @throws AggregateError of the recipients whose mails failed by a fault of ours, after all others are sent
 */
async function sendDue(journal: SendJournal, deps: SenderDeps, ending: AbortSignal): Promise<boolean> {
  const { db, now } = deps;
  const compose = readerComposer(deps);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), runLength);
  const signal = AbortSignal.any([stop.signal, ending]);
  let isExhausted = false;
  let notifiedAt = Date.now();

  async function sendTo(claimed: Claimed): Promise<"done" | "unreachable"> {
    const mail = await composeFor(claimed).catch(async (error: Error) => {
      // Later, as it would otherwise be the first again in the next minute.
      await settleUnsent(claimed, error.message, journal, deps);
      throw error;
    });
    return deliverLetter(claimed, mail, journal, deps);
  }
  async function composeFor({ letter, locale, subscriber }: Claimed): Promise<ReaderMail> {
    const mail = await compose(letter, locale, subscriber);
    if (!mail) throw new Error(`Letter ${letter} has no text in ${locale}`);
    return mail;
  }
  async function work(attempt: Attempt): Promise<void> {
    while (!signal.aborted && !isExhausted && (await waitForTurn(deps, signal))) {
      const claimed = await claimRecipient(db, journal.sender, now());
      isExhausted ||= !claimed;
      if (claimed?.state !== "sending") continue;
      const outcome = await attempt(claimed.id, () => sendTo(claimed));
      // The next minute tries again.
      if (outcome === "unreachable") isExhausted = true;
      if (Date.now() - notifiedAt < progressInterval) continue;
      notifiedAt = Date.now();
      await notifyAdmin(db, "newsletter", claimed.letter);
    }
  }

  try {
    await attemptEach("recipients", async (attempt) => {
      const workers = Array.from({ length: letterConnections }, () => work(attempt));
      const ended = await Promise.allSettled(workers);
      const failed = ended.find((each) => each.status === "rejected");
      if (failed) throw failed.reason;
    });
  } finally {
    clearTimeout(timer);
  }
  return !isExhausted;
}
