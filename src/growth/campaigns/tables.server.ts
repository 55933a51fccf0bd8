import type { ColumnType, Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { TermKind } from "./terms.ts";

type DayColumn = ColumnType<Day, Day, Day>;

interface CampaignTermTable {
  kind: TermKind;
  value: string;
  added_by: string;
  added_at: Date;
  /** Since then it is no longer offered. */
  retired_at: Date | null;
}

interface CampaignLinkTable {
  code: string;
  path: string;
  locale: Locale;
  edition: "v1" | "v2";
  source: string;
  medium: string;
  campaign: string;
  term: string;
  added_by: string;
  added_at: Date;
  /** Since then the short address leads nowhere. */
  retired_at: Date | null;
}

interface CampaignCostTable {
  id: Generated<number>;
  campaign: string;
  source: string;
  first_day: DayColumn;
  last_day: DayColumn;
  /** Whole rupiah. */
  amount: Rupiah;
  note: string;
  changed_by: string;
  changed_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    campaign_terms: CampaignTermTable;
    campaign_links: CampaignLinkTable;
    /** Clicks of a link by day in Jakarta, without anything about who pressed it. */
    campaign_link_days: { code: string; day: DayColumn; clicks: number };
    campaign_costs: CampaignCostTable;
  }
}
