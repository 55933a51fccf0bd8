import type { ColumnType } from "kysely";
import type { Day } from "#time/jakarta-day.ts";

type Instant = ColumnType<Date, Date | string, never>;

/** Counts of a day (Asia/Jakarta); `visit` is a name besides those of events. */
export interface InsightDayTable {
  day: ColumnType<Day, Day, never>;
  name: string;
  path: string;
  locale: string;
  edition: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  count: number;
}

/** Counts of a closed day (Asia/Jakarta) by one dimension of `insight_days`; "all" for those by name alone. */
export interface InsightDaySumTable {
  dimension: string;
  day: ColumnType<Day, Day, never>;
  name: string;
  value: string;
  count: number;
}

/** A campaign that is counted by name, and the first day (Asia/Jakarta) on which it was. */
export interface InsightCampaignTable {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  first_day: ColumnType<Day, Day, never>;
}

/** Append-only proof of the answers to the consent banner, with the version of its text. */
export interface ConsentTable {
  id: string;
  at: Instant;
  choice: string;
  version: string;
  locale: string;
  page: string;
  previous: string | null;
  /** SHA-256 of the banner's words. */
  text_hash: string | null;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    insight_days: InsightDayTable;
    insight_day_sums: InsightDaySumTable;
    insight_campaigns: InsightCampaignTable;
    insight_consents: ConsentTable;
  }
}
