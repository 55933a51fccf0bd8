import { type RawBuilder, sql } from "kysely";
import type { PgBoss } from "pg-boss";
import type { Database, Trx } from "../database/tables.server.ts";
import type { QueueName } from "./queues.server.ts";
import { jobsChannel } from "./wake-workers.server.ts";

export interface SendOptions {
  /** Sending the same id again does nothing: makes a fan-out repeatable. */
  id?: string;
  /** Not before this time. */
  startAfter?: Date;
}

/**
 * Sends jobs by a database function per queue that contains pg-boss's own insert. Planning that long statement costs more
 * than running it; inside a function it is planned once per connection, which halves the cost of a job. The function also
 * notifies the workers of every instance, when the transaction commits.
 */
export function prepareSends(boss: PgBoss) {
  /** Returns the statement that pg-boss would run for a job, without running it. */
  async function captureInsert(queue: QueueName, data: object, options: SendOptions = {}) {
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
    /** Creates the functions that do not contain the insert of the installed pg-boss yet. */
    async prepare(db: Database, queues: readonly QueueName[]): Promise<void> {
      const bodies = await Promise.all(
        queues.map(async (queue) => ({ queue, body: bodyOf(queue, (await captureInsert(queue, {})).text) })),
      );
      const present = await readFunctions(db);
      const outdated = bodies.filter(({ queue, body }) => !present.has(`send:${queue} ${body}`));
      if (outdated.length === 0) return;
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('bigsuite-sends'))`.execute(trx);
        for (const { queue, body } of outdated) {
          await sql`create or replace function ${functionOf(queue)}(text) returns uuid language plpgsql
            as ${sql.lit(body)}`.execute(trx);
        }
      });
    },
    async send(trx: Database | Trx, queue: QueueName, data: object, options?: SendOptions): Promise<void> {
      const { payload } = await captureInsert(queue, data, options);
      await sql`select ${functionOf(queue)}(${payload})`.execute(trx);
    },
    expression(queue: QueueName, data: object): RawBuilder<string | null> {
      return sql`${functionOf(queue)}(${JSON.stringify([{ name: queue, data }])})`;
    },
  };
}

function functionOf(queue: QueueName) {
  return sql.id("pgboss", `send:${queue}`);
}

function bodyOf(queue: QueueName, insert: string): string {
  const notification = `perform pg_notify('${jobsChannel}', '${queue}')`;
  return `declare sent uuid; begin ${insert.trim()} into sent; ${notification}; return sent; end`;
}

/** Returns the functions that exist, each as its name and its body. */
async function readFunctions(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string; body: string }>`
    select proname as name, prosrc as body from pg_proc
    where pronamespace = 'pgboss'::regnamespace and proname like 'send:%'`.execute(db);
  return new Set(rows.map(({ name, body }) => `${name} ${body}`));
}
