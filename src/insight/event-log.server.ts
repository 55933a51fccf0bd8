import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { createCampaignLimit } from "./campaigns.server.ts";
import { type Count, countEvents, type PlacedEvent } from "./counts.ts";
import "./tables.server.ts";

export interface EventLog {
  /** Buffers events, which are written within a second. Returns false when the buffer is full or the log has stopped: they are dropped. */
  add(events: readonly PlacedEvent[]): boolean;
  /** Writes all buffered events. */
  flush(): Promise<void>;
  /** Writes the rest and stops. */
  stop(): Promise<void>;
}

interface TimedEvent extends PlacedEvent {
  at: Date;
}

interface DayCount extends Count {
  day: Day;
}

/** Events in memory, those being written included, so that an outage of the database cannot fill it. */
const maxBufferedEvents = 20_000;
/** Rows of one statement: nine values each, far below the 65,535 that a statement may bind. */
const rowsPerStatement = 1000;
/** Transactions spent on one batch to find the rows that the database refuses. */
const maxAttempts = 200;

/**
 * Creates the buffer of events. Page views are as frequent as cached pages, too frequent for a transaction each: they are
 * buffered, and added once a second to the counts of their day.
 */
export function createEventLog(options: {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
  flushMs?: number;
}): EventLog {
  const { db, now, onError, flushMs = 1000 } = options;
  let buffer: TimedEvent[] = [];
  let buffered = 0;
  let writing = Promise.resolve();
  const campaigns = createCampaignLimit(db);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = buffer;
    buffer = [];
    if (batch.length > 0) {
      writing = writing
        .then(async () => {
          const limited = await campaigns.apply(batch, jakartaDay(now()));
          await writeIsolatingBadRows(db, countDays(limited), onError);
        })
        .catch(onError)
        .finally(() => {
          buffered -= batch.length;
        });
    }
    return writing;
  };

  return {
    add(events) {
      if (isStopped || buffered + events.length > maxBufferedEvents) return false;
      buffered += events.length;
      const at = now();
      for (const event of events) buffer.push({ ...event, at });
      timer ??= setTimeout(flush, flushMs).unref();
      return true;
    },
    flush,
    stop() {
      isStopped = true;
      return flush();
    },
  };
}

/** Returns the sums of events, in the order of the table's key. */
function countDays(events: readonly TimedEvent[]): DayCount[] {
  const byDay = Map.groupBy(events, ({ at }) => jakartaDay(at));
  return [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, ofDay]) => countEvents(ofDay).map((count) => ({ day, ...count })));
}

/**
 * Writes rows in one transaction. Rows that the database refuses are halved until the bad ones are isolated, so that one
 * visitor's event never costs another's. Rows that cannot be written are reported and dropped.
 */
async function writeIsolatingBadRows(
  db: Database,
  rows: readonly DayCount[],
  onError: (error: unknown) => void,
): Promise<void> {
  const parts = [rows];
  let attempts = 0;
  for (let part = parts.pop(); part; part = parts.pop()) {
    try {
      attempts++;
      await write(db, part);
    } catch (error) {
      const half = Math.floor(part.length / 2);
      if (half > 0 && attempts < maxAttempts && isAboutRows(error)) parts.push(part.slice(half), part.slice(0, half));
      else onError(error);
    }
  }
}

/** Returns whether the database refuses the values of a row (classes 21 to 23 of SQLSTATE). */
function isAboutRows(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^2[123]\w{3}$/.test(code);
}

async function write(db: Database, rows: readonly DayCount[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      await trx
        .insertInto("insight_days")
        .values(rows.slice(start, start + rowsPerStatement))
        .onConflict((conflict) =>
          conflict
            .columns(["day", "name", "path", "locale", "edition", "utm_source", "utm_medium", "utm_campaign"])
            .doUpdateSet({ count: sql`insight_days.count + excluded.count` }),
        )
        .execute();
    }
  });
}
