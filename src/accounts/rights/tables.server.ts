import type { Generated } from "kysely";
import type { Locale } from "#text/locales.ts";
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

/** What a person wrote in the form of the site. It becomes a request once its address is confirmed. */
export interface RightsFormTable {
  id: string;
  kind: RightsKind;
  name: string;
  email: string;
  details: string;
  locale: Locale;
  sent_at: Date;
  confirmed_at: Date | null;
  request_id: string | null;
  /** When its request was fulfilled or refused. */
  ended_at: Date | null;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    rights_requests: RightsRequestTable;
    rights_forms: RightsFormTable;
  }
}
