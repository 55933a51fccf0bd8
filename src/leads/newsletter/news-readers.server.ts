import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { linkToken } from "#infra/mailer/link-token.server.ts";
import type { Locale } from "#text/locales.ts";
import "../tables.server.ts";

/** Somebody who agreed to news and has not withdrawn the consent. */
export interface NewsReader {
  email: string;
  locale: Locale;
  source: "newsletter" | "request";
  since: Date;
  privacy_version: string;
  text_hash: string | null;
  /** Ends all news to the address; every mail to it must contain the link. */
  unsubscribeUrl: string;
}

/**
 * Returns everybody who may be sent news: who confirmed the newsletter, and who ticked the box of a form (their newest
 * request counts). One entry per address, sorted by address.
 */
export async function listNewsReaders(
  db: Database,
  { apiUrl, secret }: { apiUrl: string; secret: string },
): Promise<NewsReader[]> {
  const { rows } = await sql<Omit<NewsReader, "unsubscribeUrl"> & { id: string }>`
    select distinct on (lower(email)) id, email, locale, source, since, privacy_version, text_hash from (
      select id, email, locale, 'newsletter' as source, 1 as rank, confirmed_at as since, privacy_version, text_hash
      from subscribers where state = 'confirmed'
      union all
      select id, email, locale, 'request', 2, received_at, privacy_version, marketing_hash
      from leads where marketing_consent and state not in ('suspect', 'spam')) as agreed
    order by lower(email), rank, since desc`.execute(db);
  return rows.map(({ id, ...reader }) => {
    const token = linkToken(reader.source === "newsletter" ? "newsletter" : "marketing", id, secret);
    return { ...reader, unsubscribeUrl: `${apiUrl}/subscribe/unsubscribe?token=${token}` };
  });
}
