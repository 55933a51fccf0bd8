import type { Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Json } from "../json-columns.server.ts";
import type { RowResult } from "./match-lines.ts";
import type { ColumnMapping, SettlementFormat } from "./settlement-formats.ts";

interface SettlementFileTable {
  id: Generated<number>;
  name: string;
  format: SettlementFormat;
  /** Whose references its rows have: the provider, or what a person called another source. */
  source: string;
  content_hash: string;
  state: "checked" | "posted" | "discarded";
  /** First and last day on which its rows were paid, in Jakarta. */
  first_day: Day | null;
  last_day: Day | null;
  ignored: number;
  uploaded_by: string;
  uploaded_at: Date;
  posted_by: string | null;
  posted_at: Date | null;
  version: Generated<number>;
}

interface SettlementRowTable {
  id: Generated<number>;
  file_id: number;
  line: number;
  kind: "payment" | "refund";
  source: string;
  reference: string;
  order_text: string;
  va_number: string;
  paid_day: Day | null;
  gross: Rupiah;
  fee: Rupiah;
  net: Rupiah;
  result: RowResult;
  order_id: string | null;
  /** The amount that we recorded, when the row has another one. */
  expected: Rupiah | null;
  posted_at: Date | null;
}

interface SettlementMappingTable {
  header: string;
  source: string;
  columns: Json<ColumnMapping>;
  updated_by: string;
  updated_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    settlement_files: SettlementFileTable;
    settlement_rows: SettlementRowTable;
    settlement_mappings: SettlementMappingTable;
  }
}
