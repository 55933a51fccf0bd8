import type { Generated, Selectable } from "kysely";
import type { Locale } from "#text/locales.ts";
import type { HelpMessageKind, HelpState, HelpTopic } from "./help-states.ts";

interface HelpRequestTable {
  id: string;
  number: string;
  user_id: string;
  order_id: string | null;
  topic: HelpTopic;
  state: HelpState;
  /** The person of the staff who answers it; the first answer assigns it. */
  owner_id: string | null;
  locale: Locale;
  created_at: Date;
  updated_at: Date;
  /** Since when the customer waits; null when they do not. */
  waiting_since: Date | null;
  /** Counted by the database at every update. */
  version: Generated<number>;
}

interface HelpMessageTable {
  id: string;
  request_id: string;
  at: Date;
  kind: HelpMessageKind;
  author_id: string;
  author_name: string;
  text: string;
}

interface HelpFileTable {
  id: string;
  /** Whose it is. */
  user_id: string;
  /** Null until the message is sent. */
  message_id: string | null;
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  bytes: Uint8Array;
  uploaded_at: Date;
}
export type HelpFileRow = Selectable<HelpFileTable>;

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    help_requests: HelpRequestTable;
    help_messages: HelpMessageTable;
    help_files: HelpFileTable;
    help_counters: { month: string; last: number };
  }
}
