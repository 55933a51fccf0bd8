import type { Database, Trx } from "#infra/database/tables.server.ts";

/** Returns the requests and the newsletter of an e-mail address, for an export of personal data. */
export async function collectLeads(db: Database, email: string) {
  const address = email.toLowerCase();
  const rows = await db
    .selectFrom("leads")
    .selectAll()
    .where((is) => is.fn<string>("lower", ["email"]), "=", address)
    .execute();
  // The company's own organisation is no data of the sender.
  const requests = rows.map(({ words: _words, owner_id: _owner, version: _version, ...request }) => request);
  const newsletter = await db.selectFrom("subscribers").selectAll().where("email", "=", address).execute();
  return { requests, newsletter };
}

/** Deletes the requests of an address, with history and deliveries, and its newsletter. */
export async function eraseLeads(trx: Trx, email: string): Promise<void> {
  const address = email.toLowerCase();
  await trx
    .deleteFrom("leads")
    .where((is) => is.fn<string>("lower", ["email"]), "=", address)
    .execute();
  await trx.deleteFrom("subscribers").where("email", "=", address).execute();
}
