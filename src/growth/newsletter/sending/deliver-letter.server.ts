import "../tables.server.ts";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { taggedAddress } from "#infra/mailer/tagged-address.server.ts";
import type { Locale } from "#text/locales.ts";
import { archivePath } from "../archive/archive-path.ts";
import { absoluteUrl, letterMail } from "../compose/letter-mail.server.tsx";
import type { SendJournal } from "./journal.server.ts";
import { judgeRefusal, type SmtpError } from "./judge-refusal.ts";
import type { RecipientState } from "./recipient-states.ts";
import type { SenderDeps } from "./sender-deps.server.ts";

export type ReaderMail = Pick<Mail, "subject" | "html" | "text" | "unsubscribeUrl">;

interface ComposeDeps {
  db: Database;
  publicUrl: string;
  apiUrl: string;
  secret: string;
}

/** Stands for a reader's own token while a letter is rendered once for all of them. */
const placeholder = "TOKEN-OF-THE-READER";

/** Returns where one click ends the newsletter (RFC 8058); the letter is named to be counted with it. */
function unsubscribeUrl(apiUrl: string, token: string, letter: string): string {
  return `${apiUrl}/subscribe/unsubscribe?token=${token}&letter=${letter}`;
}

/** Returns a function that composes letters for readers; what is the same for all of a language is rendered once. */
export function readerComposer(deps: ComposeDeps) {
  const rendered = new Map<string, Promise<Pick<ReaderMail, "subject" | "html" | "text"> | undefined>>();
  return async (letter: string, locale: Locale, subscriber: string): Promise<ReaderMail | undefined> => {
    const key = `${letter}/${locale}`;
    const rendering = rendered.get(key) ?? renderFrozen(letter, locale, deps);
    rendered.set(key, rendering);
    const mail = await rendering;
    if (!mail) return undefined;
    const token = linkToken("newsletter", subscriber, deps.secret);
    return {
      subject: mail.subject,
      html: mail.html.replaceAll(placeholder, token),
      text: mail.text.replaceAll(placeholder, token),
      unsubscribeUrl: unsubscribeUrl(deps.apiUrl, token, letter),
    };
  };
}

async function renderFrozen(id: string, locale: Locale, { db, publicUrl: site, apiUrl }: ComposeDeps) {
  const row = await db.selectFrom("letters").select(["frozen", "slug"]).where("id", "=", id).executeTakeFirst();
  const letter = row?.frozen?.[locale];
  if (!letter) return undefined;
  const links = await db
    .selectFrom("letter_links")
    .select(["number", "href"])
    .where("letter_id", "=", id)
    .where("locale", "=", locale)
    .execute();
  const counted = new Map(links.map(({ number, href }) => [href, `${apiUrl}/letters/${id}/links/${number}`]));
  return letterMail({
    locale,
    letter,
    site,
    unsubscribeUrl: unsubscribeUrl(apiUrl, placeholder, id),
    preferencesUrl: `${apiUrl}/subscribe/preferences?token=${placeholder}`,
    browserUrl: row.slug ? absoluteUrl(archivePath(row.slug), { locale, site }) : undefined,
    countedUrl: (href) => counted.get(href),
  });
}

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

type Ending = Extract<RecipientState, "sent" | "refused" | "uncertain">;

/** Records that a mail needs nothing more. What another process has decided about it meanwhile stays. */
async function recordEnding(
  db: Database | Trx,
  { id, sender }: { id: string; sender: string },
  { state, at, failure = null }: { state: Ending; at: Date; failure?: string | null },
): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state, failure, ...(state === "sent" && { sent_at: at }) })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("sender", "=", sender)
    .execute();
}

/** Puts a mail back, to be sent at a later time. */
async function recordRetry(
  db: Database,
  { id, sender }: { id: string; sender: string },
  { dueAt, failure }: { dueAt: Date; failure: string },
): Promise<void> {
  await db
    .updateTable("letter_recipients")
    .set({ state: "waiting", due_at: dueAt, failure, sender: null })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("sender", "=", sender)
    .execute();
}

/** Ends the newsletter of a subscriber whose mails do not arrive or are unwanted; theirs alone, other mails go on. */
export async function stopSubscriber(
  trx: Trx,
  id: string,
  reason: "refused" | "bounced" | "complained",
  at: Date,
): Promise<void> {
  await trx
    .updateTable("subscribers")
    .set({ state: "ended", end_reason: reason, ended_at: at })
    .where("id", "=", id)
    .where("state", "=", "confirmed")
    .execute();
}

/** A subscriber whose turn it is: sent to by this process, or passed over because the subscriber has left. */
export interface Claimed {
  id: string;
  letter: string;
  subscriber: string;
  locale: Locale;
  email: string;
  attempts: number;
  state: "sending" | "skipped";
}

/**
 * Claims the next mail that is due, before anything of it is sent. Whether the subscriber still wants it is asked in the
 * same statement: who has left before it gets nothing.
 */
export async function claimRecipient(db: Database, sender: string, now: Date): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with next as (
      select recipient.id, letters.topic, subscribers.email, subscribers.state, subscribers.topics
      from letter_recipients as recipient
      join letters on letters.id = recipient.letter_id and letters.state = 'sending'
      left join subscribers on subscribers.id = recipient.subscriber_id
      where recipient.state = 'waiting' and recipient.due_at <= ${now}
      order by recipient.due_at, recipient.id limit 1
      for update of recipient skip locked)
    update letter_recipients as claimed set
      state = case when next.state = 'confirmed' and next.topic = any(next.topics) then 'sending' else 'skipped' end,
      sender = ${sender}, claimed_at = ${now}, attempts = claimed.attempts + 1
    from next where claimed.id = next.id
    returning claimed.id, claimed.letter_id as letter, claimed.subscriber_id as subscriber, claimed.locale,
      next.email, claimed.attempts, claimed.state`.execute(db);
  return rows[0];
}
