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
  /** The price before it, of one that is higher: customers are told. */
  notice_from: Rupiah | null;
  version: Generated<number>;
}

/** That a customer is told of a planned price. */
interface PriceNoticeTable {
  plan_id: number;
  subscription_id: string;
  stored_at: Date;
  /** When its mail was enqueued. */
  enqueued_at: Generated<Date | null>;
  sent_at: Generated<Date | null>;
  /** When the mail was enqueued that corrects it. */
  corrected_at: Generated<Date | null>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    price_plans: PricePlanTable;
    price_notices: PriceNoticeTable;
  }
}
