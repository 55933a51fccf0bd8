import type { ColumnType, Generated } from "kysely";

type JsonList<T> = ColumnType<T[], string | undefined, string>;

/** A colleague who is named in a note. */
export interface Mention {
  id: string;
  username: string;
  name: string;
}

interface LeadNoteTable {
  id: string;
  lead_id: string;
  at: Date;
  author_id: string;
  author_name: string;
  text: string;
  mentions: JsonList<Mention>;
}

interface LeadMailTable {
  id: string;
  lead_id: string;
  at: Date;
  direction: "out" | "in";
  /** A failed mail was refused; it is still tried for a while. */
  state: "queued" | "sent" | "failed" | "received";
  message_id: string;
  /** Message-IDs of the mails before it, oldest first. */
  thread: JsonList<string>;
  /** The person outside: the recipient of our mail, the sender of an answer. */
  contact_name: string;
  contact_email: string;
  subject: string;
  body: string;
  /** The earlier mail that an answer repeats. */
  quoted: Generated<string>;
  /** Names of the files; the files themselves stay in the mailbox. */
  attachments: JsonList<string>;
  /** Sent by a program, such as a note of absence. */
  automatic: Generated<boolean>;
  template: string | null;
  author_id: string | null;
  author_name: string | null;
  sent_at: Generated<Date | null>;
  failure: Generated<string | null>;
}

interface LeadMailboxTable {
  name: string;
  uid_validity: string;
  last_uid: number;
  checked_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    lead_notes: LeadNoteTable;
    lead_mails: LeadMailTable;
    lead_mailboxes: LeadMailboxTable;
  }
}
