import { type RawBuilder, sql } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Database, Trx } from "../database/tables.server.ts";
import type { QueueName } from "./queues.server.ts";

export interface SendOptions {
  /** Sending the same id again does nothing: makes a fan-out repeatable. */
  id?: string;
  /** Not before this time. */
  startAfter?: Date;
}

/**
 * Sends by a function in the database that holds pg-boss's own insert for the queue. The insert is long, and planning it
 * costs more than doing it; inside a function it is planned once per connection, which halves the price of a job.
 */
export function planSends(boss: PgBoss) {
  /** What pg-boss would run for a job, caught instead of run. */
  async function caught(queue: QueueName, data: object, options: SendOptions = {}) {
    let statement: { text: string; payload: unknown } | undefined;
    const db = {
      async executeSql(text: string, values: unknown[] = []) {
        statement = { text, payload: values[0] };
        return { rows: [{ id: "" }] };
      },
    };
    await boss.send(queue, data, { db, ...options });
    return statement!;
  }

  return {
    /** Makes the functions anew, so that they always hold the insert of the pg-boss that runs. */
    async prepare(db: Database, queues: readonly QueueName[]): Promise<void> {
      const bodies = await Promise.all(queues.map(async (queue) => ({ queue, ...(await caught(queue, {})) })));
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('bigsuite-sends'))`.execute(trx);
        for (const { queue, text } of bodies) {
          const body = `declare sent uuid; begin ${text.trim()} into sent; return sent; end`;
          await sql`create or replace function ${name(queue)}(text) returns uuid language plpgsql
            as ${sql.lit(body)}`.execute(trx);
        }
      });
    },
    async send(trx: Database | Trx, queue: QueueName, data: object, options?: SendOptions): Promise<void> {
      const { payload } = await caught(queue, data, options);
      await sql`select ${name(queue)}(${payload})`.execute(trx);
    },
    expression(queue: QueueName, data: object): RawBuilder<string | null> {
      return sql`${name(queue)}(${JSON.stringify([{ name: queue, data }])})`;
    },
  };
}

function name(queue: QueueName) {
  return sql.id("pgboss", `send:${queue}`);
}
