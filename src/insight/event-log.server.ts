import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { createCampaignLimit } from "./campaigns.server.ts";
import { type Count, countEvents, type PlacedEvent } from "./counts.ts";
import "./tables.server.ts";

export interface EventLog {
  /** Takes events in; they are counted together within a second. False when the log is full and they are dropped. */
  add(events: readonly PlacedEvent[]): boolean;
  /** Writes everything taken in so far. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): Promise<void>;
}

interface Taken extends PlacedEvent {
  at: Date;
}

interface DayCount extends Count {
  day: string;
}

/** Events in memory, those being written included: a database that hangs must not fill it. */
const mostHeld = 20_000;
/** Rows of one statement: nine values each, far below the 65,535 a statement may bind. */
const rowsAtOnce = 1000;
/** Transactions spent on one batch to find the rows that the database refuses. */
const mostTries = 200;

/**
 * Page views may come as fast as cached pages leave, a transaction each would not keep up: they are gathered, and once a
 * second added to the counts of their day.
 */
export function createEventLog(options: {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
  flushMs?: number;
}): EventLog {
  const { db, now, onError, flushMs = 1000 } = options;
  let waiting: Taken[] = [];
  let held = 0;
  let writing = Promise.resolve();
  const campaigns = createCampaignLimit(db);
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    if (taken.length > 0) {
      writing = writing
        .then(async () => {
          const folded = await campaigns.fold(taken, jakartaDay(now()));
          await writeApart(db, countDays(folded), onError);
        })
        .catch(onError)
        .finally(() => {
          held -= taken.length;
        });
    }
    return writing;
  };

  return {
    add(events) {
      if (held + events.length > mostHeld) return false;
      held += events.length;
      const at = now();
      for (const event of events) waiting.push({ ...event, at });
      timer ??= setTimeout(flush, flushMs).unref();
      return true;
    },
    flush,
    stop: flush,
  };
}

/** The events' sums, in the order of the table's key. */
function countDays(taken: readonly Taken[]): DayCount[] {
  const byDay = Map.groupBy(taken, ({ at }) => jakartaDay(at));
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, events]) => countEvents(events).map((count) => ({ day, ...count })));
}

/**
 * Writes rows together. When the database refuses what they hold they are halved, until those at fault stand alone: no
 * visitor's event costs another's. Whatever cannot be written is told and let go.
 */
async function writeApart(db: Database, rows: readonly DayCount[], onError: (error: unknown) => void): Promise<void> {
  const parts = [rows];
  let tries = 0;
  for (let part = parts.pop(); part; part = parts.pop()) {
    try {
      tries++;
      await write(db, part);
    } catch (error) {
      const half = Math.floor(part.length / 2);
      if (half > 0 && tries < mostTries && isAboutRows(error)) parts.push(part.slice(half), part.slice(0, half));
      else onError(error);
    }
  }
}

/** Classes 21 to 23 of SQLSTATE: the database is well, but does not take what a row holds. */
function isAboutRows(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^2[123]\w{3}$/.test(code);
}

async function write(db: Database, rows: readonly DayCount[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await trx
        .insertInto("insight_days")
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "name", "path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"])
            .doUpdateSet({ count: sql`insight_days.count + excluded.count` }),
        )
        .execute();
    }
  });
}
