import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import "../tables.server.ts";

/**
 * Withdraws the consent to news that was given with requests of an address; returns how many had it. Repeatable.
 * @param by who withdraws it, for the history
 */
export async function withdrawConsentOfRequests(trx: Trx, email: string, by: string, at: Date): Promise<number> {
  const requests = await trx
    .updateTable("leads")
    .set({ marketing_consent: false })
    .where((is) => is.fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .where("marketing_consent", "=", true)
    .returning("id")
    .execute();
  for (const { id } of requests) {
    const event = { lead_id: id, at, kind: "consent_withdrawn" as const, by, details: JSON.stringify({}) };
    await trx.insertInto("lead_events").values(event).execute();
  }
  return requests.length;
}

/** Returns the address and language of a request; undefined when there is none any more. */
export function findConsenting(db: Database, id: string): Promise<{ email: string; locale: Locale } | undefined> {
  return db.selectFrom("leads").select(["email", "locale"]).where("id", "=", id).executeTakeFirst();
}
