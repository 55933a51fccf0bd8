import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { type Count, countEvents, type PlacedEvent } from "./counts.ts";
import "./tables.server.ts";

export interface EventLog {
  /** Takes events in; they are written together within a second. False when the log is full and they are dropped. */
  add(events: readonly PlacedEvent[]): boolean;
  /** Writes everything taken in so far. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): Promise<void>;
}

interface Taken extends PlacedEvent {
  at: Date;
}

const mostWaiting = 20_000;
/** Rows of one statement: nine values each, far below the 65,535 a statement may bind. */
const rowsAtOnce = 1000;

/**
 * Page views may come as fast as cached pages leave, a transaction each would not keep up: they are gathered and
 * written once a second, the append-only rows and the day's roll-up in one transaction.
 */
export function openEventLog(options: {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
  flushMs?: number;
}): EventLog {
  const { db, now, onError, flushMs = 1000 } = options;
  let waiting: Taken[] = [];
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    if (taken.length > 0) writing = writing.then(() => write(db, taken)).catch(onError);
    return writing;
  };

  return {
    add(events) {
      if (waiting.length + events.length > mostWaiting) return false;
      const at = now();
      for (const event of events) waiting.push({ ...event, at });
      timer ??= setTimeout(flush, flushMs).unref();
      return true;
    },
    flush,
    stop: flush,
  };
}

async function write(db: Database, taken: readonly Taken[]): Promise<void> {
  const byDay = Map.groupBy(taken, ({ at }) => dayInJakarta(at));
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < taken.length; start += rowsAtOnce) {
      const rows = taken.slice(start, start + rowsAtOnce).map(({ entry: _entry, landing: _landing, ...row }) => row);
      await trx.insertInto("insight_events").values(rows).execute();
    }
    for (const [day, events] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const counts = countEvents(events);
      for (let start = 0; start < counts.length; start += rowsAtOnce) {
        await addToDay(trx, day, counts.slice(start, start + rowsAtOnce));
      }
    }
  });
}

async function addToDay(db: Database, day: string, counts: readonly Count[]): Promise<void> {
  await db
    .insertInto("insight_days")
    .values(counts.map((count) => ({ day, ...count })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "name", "path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"])
        .doUpdateSet({ count: sql`insight_days.count + excluded.count` }),
    )
    .execute();
}

/** The day of a time in Asia/Jakarta (UTC+7 all year), as `YYYY-MM-DD`. */
export function dayInJakarta(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}
