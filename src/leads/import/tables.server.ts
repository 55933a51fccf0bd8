import type { ColumnType, Generated } from "kysely";
import type { EditableField } from "../entry/enter-lead.server.ts";
import type { ImportColumn } from "./import-columns.ts";
import type { ImportSettings } from "./import-contract.ts";
import type { DuplicateChoice, ImportState, LineFault, LineFields, LineResult } from "./import-states.ts";

type Json<T> = ColumnType<T, string, string>;

/** A file of leads that is imported. */
export interface LeadImportTable {
  id: string;
  name: string;
  /** `uploading` while the lines of the file are being stored: nobody sees it until then. */
  state: ImportState | "uploading";
  version: Generated<number>;
  created_at: Date;
  created_by: string | null;
  creator_name: string;
  header: string[];
  columns: Json<ImportColumn[]>;
  /** What was asked once for the whole file; null until then. */
  settings: ColumnType<ImportSettings | null, string | null | undefined, string | null>;
  total: number;
  /** Lines that the present step has behind it. */
  done: Generated<number>;
}

/** A line of a file, and what became of it. */
interface LeadImportRowTable {
  import_id: string;
  line: number;
  cells: string[];
  result: LineResult | null;
  faults: ColumnType<LineFault[] | null, string | null | undefined, string | null>;
  /** The fields of a line without faults. */
  fields: ColumnType<LineFields | null, string | null | undefined, string | null>;
  /** What becomes of this duplicate; null for what was chosen for all of them. */
  choice: DuplicateChoice | null;
  /** What the line is compared by. */
  email: string | null;
  phone: string | null;
  /** The lead that it is a duplicate of, or that it became. */
  lead_id: string | null;
  /** Of a lead that took the line over: the changed fields as they were before. */
  before: ColumnType<Partial<Record<EditableField, unknown>> | null, string | null | undefined, string | null>;
  /** The version of the lead after the import. */
  version: number | null;
}

/** The columns chosen for a header, whatever their order. */
interface LeadImportColumnTable {
  header_key: string;
  /** By the name of the column. */
  columns: Json<Record<string, ImportColumn>>;
  used_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    lead_imports: LeadImportTable;
    lead_import_rows: LeadImportRowTable;
    lead_import_columns: LeadImportColumnTable;
  }
}
