import type { Json } from "../json-columns.server.ts";
import type { Account, AccountCode } from "./accounts.ts";

/** The company's codes, as one row. */
interface AccountCodesTable {
  id: number;
  version: number;
  codes: Json<Partial<Record<Account, AccountCode>>>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    book_accounts: AccountCodesTable;
  }
}
