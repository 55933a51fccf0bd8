import { type Kysely, sql, type Transaction } from "kysely";

/**
 * Notifies every instance that listens on a channel. Inside a transaction it is delivered after the commit.
 * @param payload at most 8000 bytes: send an id, not the data
 */
export async function notify<T>(db: Kysely<T> | Transaction<T>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
