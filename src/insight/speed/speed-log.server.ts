import { type Insertable, sql } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { bucketOf, type SpeedMetric, speedMetrics } from "./metrics.ts";
import type { SpeedEvent } from "./speed-event.ts";
import "./tables.server.ts";

/** A measured page view, its address reduced to a kind of page. */
export interface PlacedSpeed extends Omit<SpeedEvent, "name" | "path"> {
  page_kind: string;
  edition: string;
}

export interface SpeedLog {
  /** Counts measures, which are written within a second. */
  add(measures: readonly PlacedSpeed[]): void;
  /** Writes what is counted, also when the server stops. */
  flush(): Promise<void>;
}

type Row = Insertable<Tables["speed_days"]>;

/** Rows of one statement: eight values each, far below the 65,535 that a statement may bind. */
const rowsPerStatement = 1000;

/**
 * Creates the counter of measures. Every value of its rows is one of a few, so what is counted stays small whatever is
 * sent, and no row can be refused.
 */
export function createSpeedLog(options: {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
  flushMs?: number;
}): SpeedLog {
  const { db, now, onError, flushMs = 1000 } = options;
  let counts = new Map<string, Row>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function count(metric: SpeedMetric, value: number, { page_kind, edition, device, connection }: PlacedSpeed) {
    const row = { day: jakartaDay(now()), metric, page_kind, edition, device, connection };
    const bucket = bucketOf(metric, value);
    const key = Object.values({ ...row, bucket }).join(" ");
    counts.set(key, { ...row, bucket, count: (counts.get(key)?.count ?? 0) + 1 });
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    // In the order of the table's key, so that two writers never deadlock.
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    counts = new Map();
    if (rows.length > 0) writing = writing.then(() => write(db, rows)).catch(onError);
    return writing;
  }

  return {
    add(measures) {
      for (const measure of measures)
        for (const metric of speedMetrics) {
          const value = measure[metric];
          if (value !== undefined) count(metric, value, measure);
        }
      timer ??= setTimeout(flush, flushMs).unref();
    },
    flush,
  };
}

async function write(db: Database, rows: readonly Row[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let start = 0; start < rows.length; start += rowsPerStatement)
      await trx
        .insertInto("speed_days")
        .values(rows.slice(start, start + rowsPerStatement))
        .onConflict((on) =>
          on
            .columns(["day", "metric", "page_kind", "edition", "device", "connection", "bucket"])
            .doUpdateSet({ count: sql`speed_days.count + excluded.count` }),
        )
        .execute();
  });
}
