import type { Generated } from "kysely";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { JsonOrNull } from "../json-columns.server.ts";

interface VoucherTable {
  id: Generated<number>;
  uuid: string;
  code: string;
  unit: "percent" | "idr";
  value: number;
  max_price: number | null;
  expired: Date | null;
  start_date: string;
  end_date: string;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  products: JsonOrNull<SoldOnlineId[]>;
  min_months: number | null;
  held: Generated<number>;
  used: Generated<number>;
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

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    vouchers: VoucherTable;
    voucher_holds: VoucherHoldTable;
  }
}
