import type { Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";

interface PricePlanTable {
  id: Generated<number>;
  package_id: string;
  price: Rupiah;
  /** The first day in Jakarta on which the price holds. */
  from_day: Day;
  reason: string;
  planned_by: string;
  planned_at: Date;
  state: "planned" | "applied" | "cancelled";
  ended_by: string | null;
  ended_at: Date | null;
  version: Generated<number>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    price_plans: PricePlanTable;
  }
}
