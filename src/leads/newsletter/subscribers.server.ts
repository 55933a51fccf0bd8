import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Locale } from "#text/locales.ts";
import type { NewsletterRequest } from "./newsletter.ts";

/** The words in force beside the newsletter's form; hashes are SHA-256, hexadecimal. */
export interface NewsletterTexts {
  privacyVersion: string;
  privacyHash: string;
  textHash: string;
}

interface Deps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
}

/** A mailbox is asked at most this often, whoever types its address. */
const askAgainAfter = 10 * 60_000;

/**
 * Notes that somebody asked for the newsletter and has a mail ask back. Who is already confirmed, or was asked a moment
 * ago, gets none; the caller is answered the same in every case.
 */
export async function requestSubscription(
  request: NewsletterRequest,
  texts: NewsletterTexts,
  { db, jobs, now }: Deps,
): Promise<void> {
  if (request.website !== undefined && request.website !== null && request.website !== "") return;
  const at = now();
  const privacy = request.privacy_version || texts.privacyVersion;
  const [privacyHash, textHash] = privacy === texts.privacyVersion ? [texts.privacyHash, texts.textHash] : [null, null];
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into subscribers as it
        (id, email, locale, state, privacy_version, privacy_hash, text_hash, asked_at)
      values (${randomUUID()}, ${request.email.toLowerCase()}, ${request.locale}, 'asked',
        ${privacy}, ${privacyHash}, ${textHash}, ${at})
      on conflict (email) do update set
        state = 'asked', locale = excluded.locale, asked_at = ${at}, privacy_version = excluded.privacy_version,
        privacy_hash = excluded.privacy_hash, text_hash = excluded.text_hash
      where it.state <> 'confirmed' and it.asked_at <= ${new Date(at.getTime() - askAgainAfter)}
      returning id`.execute(trx);
    if (rows[0]) await jobs.send(trx, "newsletter-mail", { subscriber: rows[0].id });
  });
}

/** How long the link of the confirming mail holds: three days. */
const linkHolds = 3 * 24 * 3_600_000;

/**
 * Confirms by the link of the mail; answers the language to say it in, or undefined when there is nobody or the link is
 * too old. Opening it twice is no mistake: mail scanners open links before people do.
 */
export async function confirmSubscription(id: string, { db, now }: Omit<Deps, "jobs">): Promise<Locale | undefined> {
  const { rows } = await sql<{ locale: Locale }>`
    update subscribers set
      state = 'confirmed', ended_at = null,
      confirmed_at = case when state = 'confirmed' then confirmed_at else ${now()} end
    where id = ${id}
      and (state = 'confirmed' or (state = 'asked' and asked_at > ${new Date(now().getTime() - linkHolds)}))
    returning locale`.execute(db);
  return rows[0]?.locale;
}
