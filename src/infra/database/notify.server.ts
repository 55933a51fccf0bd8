import { type Kysely, sql, type Transaction } from "kysely";

/**
 * Tells every instance that listens on a channel. Inside a transaction it is heard after the commit, or never.
 * @param payload at most 8000 bytes: send an id, not the thing
 */
export async function notify<T>(db: Kysely<T> | Transaction<T>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
