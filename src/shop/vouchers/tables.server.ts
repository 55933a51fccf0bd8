import type { Generated } from "kysely";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { JsonOrNull } from "../json-columns.server.ts";

interface VoucherTable {
  id: Generated<number>;
  uuid: string;
  code: string;
  unit: "percent" | "idr";
  value: number;
  max_price: Rupiah | null;
  expired: Date | null;
  start_date: Day;
  end_date: Day;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  products: JsonOrNull<SoldOnlineId[]>;
  min_months: number | null;
  held: Generated<number>;
  used: Generated<number>;
  /** Of a one-time code. */
  batch_id: number | null;
  created_at: Date;
  updated_at: Date;
  version: Generated<number>;
}

interface VoucherHoldTable {
  order_id: string;
  voucher_id: number;
  user_id: string;
  state: "held" | "used" | "given_back";
  updated_at: Date;
}

interface VoucherBatchTable {
  id: Generated<number>;
  name: string;
  prefix: string;
  size: number;
  /** Equal for repeats of one request, so that a second press makes no second batch. */
  request_key: string;
  created_by: string;
  created_at: Date;
  withdrawn_at: Date | null;
  version: Generated<number>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    vouchers: VoucherTable;
    voucher_holds: VoucherHoldTable;
    voucher_batches: VoucherBatchTable;
  }
}
