import { type Kysely, sql } from "kysely";

/**
 * How pages loaded for real visitors: histograms by day, from which quantiles of any period are read. No row is about one
 * visit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table speed_days (
      day date not null,
      metric text not null,
      page_kind text not null,
      edition text not null,
      device text not null,
      connection text not null,
      bucket smallint not null,
      count integer not null,
      primary key (day, metric, page_kind, edition, device, connection, bucket)
    )`.execute(db);
}
