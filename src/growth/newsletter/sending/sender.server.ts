import "../tables.server.ts";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { sql } from "kysely";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Attempt, attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { consumeRateLimit, type Limit } from "#infra/limits/rate-limit.server.ts";
import {
  type Claimed,
  claimRecipient,
  deliverLetter,
  type ReaderMail,
  readerComposer,
  settleUnsent,
} from "./deliver-letter.server.ts";
import { openJournal, readJournals, type SendJournal, type SendRecord } from "./journal.server.ts";
import type { SenderDeps } from "./sender-deps.server.ts";
import { startDueLetters } from "./start-letter.server.ts";

const job = { kind: "job", name: "letter-send" } as const;

/**
 * Ends every letter of which no mail waits any more, and notifies the back office of the progress of those that go on.
 * @throws AggregateError of those that failed, after all others are ended
 */
async function finishLetters(db: Database, now: Date): Promise<void> {
  const sending = await db.selectFrom("letters").select("id").where("state", "=", "sending").execute();
  await attemptEach("letters", async (attempt) => {
    for (const { id } of sending)
      await attempt(id, async () => {
        if (!(await finishLetter(db, id, now))) await notifyAdmin(db, "newsletter", id);
      });
  });
}

function finishLetter(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update letters set state = 'sent', finished_at = ${now}, updated_at = ${now}
      where id = ${id} and state = 'sending' and not exists (
        select from letter_recipients where letter_id = ${id} and state in ('waiting', 'sending'))
      returning id`.execute(trx);
    if (rows.length === 0) return false;
    await recordChange(trx, job, now, {
      action: "letter.sent",
      object: { kind: "letters", id },
      before: { state: "sending" },
      after: { state: "sent" },
    });
    return true;
  });
}

/**
 * Decides about the mails that a process had claimed and no longer sends. What the relay accepted was sent; what it was
 * not given is sent again; where it had everything and had not answered, nobody knows, and nothing is sent twice.
 */
async function reconcileSender(db: Database, { sender, handedOver, isComplete }: SendRecord, now: Date): Promise<void> {
  const having = (answer: string) => [...handedOver].filter(([, given]) => given === answer).map(([id]) => id);
  await sql`
    update letter_recipients set
      state = case
        when id = any(${having("accepted")}::uuid[]) then 'sent'
        when id = any(${having("unanswered")}::uuid[]) then 'uncertain'
        when ${isComplete} or id = any(${having("refused")}::uuid[]) then 'waiting'
        else 'uncertain' end,
      sent_at = case when id = any(${having("accepted")}::uuid[]) then ${now}::timestamptz end
    where sender = ${sender} and state = 'sending'`.execute(db);
}

/** After so long a process that claimed a mail is gone for good: no conversation with a relay takes an hour. */
const abandonedAfter = 3_600_000;

/** Decides about mails of processes that left no journal here, such as those of another machine. */
async function reconcileAbandoned(db: Database, own: string, now: Date): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state: "uncertain" })
    .where("state", "=", "sending")
    .where("sender", "<>", own)
    .where("claimed_at", "<", new Date(now.getTime() - abandonedAfter))
    .execute();
}

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

/** Returns the limit of a window for a number of mails in a minute; short windows, so that a relay gets no bursts. */
function windowOf(perMinute: number): Limit {
  return perMinute >= 60 ? { max: Math.floor(perMinute / 12), seconds: 5 } : { max: perMinute, seconds: 60 };
}

/** Waits until one more mail may be sent; all instances share the rate. Returns false when `signal` ended the wait. */
async function waitForTurn(
  { db, now, perMinute }: { db: Database; now: () => Date; perMinute: number },
  signal: AbortSignal,
): Promise<boolean> {
  const claim = { scope: "newsletter", who: "letters", limit: windowOf(perMinute) };
  while (!signal.aborted) {
    const { allowed, retryAfter } = await consumeRateLimit(db, { ...claim, now: now() });
    if (allowed) return true;
    await sleep(retryAfter * 1000, signal);
  }
  return false;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
