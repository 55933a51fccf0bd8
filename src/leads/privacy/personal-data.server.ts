import type { Database, Trx } from "#infra/database/tables.server.ts";

/** What this room keeps on a person, found by their e-mail address, for an export. */
export async function collectLeads(db: Database, email: string) {
  const address = email.toLowerCase();
  const requests = await db
    .selectFrom("leads")
    .selectAll()
    .where((it) => it.fn<string>("lower", ["email"]), "=", address)
    .execute();
  const newsletter = await db.selectFrom("subscribers").selectAll().where("email", "=", address).execute();
  return { requests, newsletter };
}

/** Forgets a person: their requests with history and deliveries, and the newsletter. */
export async function eraseLeads(trx: Trx, email: string): Promise<void> {
  const address = email.toLowerCase();
  await trx
    .deleteFrom("leads")
    .where((it) => it.fn<string>("lower", ["email"]), "=", address)
    .execute();
  await trx.deleteFrom("subscribers").where("email", "=", address).execute();
}
