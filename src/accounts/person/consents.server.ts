import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import type { ConsentPurpose } from "./consents.ts";
import "../tables.server.ts";

/** One decision of a person, with the text it was based on. */
export interface Consent {
  purpose: ConsentPurpose;
  granted: boolean;
  /** Version of the privacy text shown. */
  version: string;
  locale: Locale;
  at: Date;
  /** SHA-256 of the text shown, in that language; null when it was not the current version. */
  text_hash: string | null;
}

/** Adds decisions to the history, of which nothing is ever changed. */
export async function insertConsents(trx: Database | Trx, userId: string, consents: readonly Consent[]): Promise<void> {
  await trx
    .insertInto("account_consents")
    .values(consents.map((consent) => ({ ...consent, user_id: userId })))
    .execute();
}

/** Returns the current decision by purpose, and the whole history, newest first. */
export async function readConsents(
  db: Database,
  userId: string,
): Promise<{ current: Partial<Record<ConsentPurpose, boolean>>; history: Consent[] }> {
  const rows = await db
    .selectFrom("account_consents")
    .select(["purpose", "granted", "version", "locale", "at", "text_hash"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const history = rows as Consent[];
  return {
    current: Object.fromEntries(history.map(({ purpose, granted }) => [purpose, granted])),
    history: history.reverse(),
  };
}
