import { type Insertable, sql } from "kysely";
import { type CountOptions, createBufferedCounts } from "#infra/database/buffered-counts.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { bucketOf, speedMetrics } from "./metrics.ts";
import type { SpeedEvent } from "./speed-event.ts";
import "./tables.server.ts";

/** A measured page view, its address reduced to a kind of page. */
export interface PlacedSpeed extends Omit<SpeedEvent, "name" | "path" | "arm"> {
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

/** Creates the counter of measures. Every value of its rows is one of a few, so no row can be refused. */
export function createSpeedLog({ db, now, ...options }: CountOptions & { db: Database; now: () => Date }): SpeedLog {
  const counts = createBufferedCounts<Omit<Row, "count">>((rows) => write(db, rows), options);
  return {
    add(measures) {
      for (const { page_kind, edition, device, connection, ...values } of measures)
        for (const metric of speedMetrics) {
          const value = values[metric];
          if (value === undefined) continue;
          const bucket = bucketOf(metric, value);
          counts.count({ day: jakartaDay(now()), metric, page_kind, edition, device, connection, bucket });
        }
    },
    flush: counts.flush,
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
