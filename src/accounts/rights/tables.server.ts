import type { Generated } from "kysely";
import type { RightsKind, RightsState } from "./rights-states.ts";

/** A person's request about their data. The address is stored as a keyed hash: the row outlives an erasure as proof. */
export interface RightsRequestTable {
  id: string;
  kind: RightsKind;
  state: RightsState;
  email_hash: string;
  masked_email: string;
  note: string;
  received_at: Date;
  due_at: Date;
  recorded_by: string;
  done_at: Date | null;
  done_by: string | null;
  version: Generated<number>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    rights_requests: RightsRequestTable;
  }
}
