import "#infra/database/tables.server.ts";

/** A company of customers by its normalised name; triggers of the database keep it (migration 0026). */
interface CompanyTable {
  id: string;
  /** The first of its spellings. */
  name: string;
  people: number;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    companies: CompanyTable;
  }
}
