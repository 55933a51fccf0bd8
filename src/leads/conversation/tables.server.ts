import type { ColumnType, Generated } from "kysely";
import type { Locale } from "#text/locales.ts";
import type { AttemptChannel } from "./conversation-contract.ts";

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
  /** Who else gets it, in lower case; null for nobody. */
  cc: ColumnType<string[] | null, string | null | undefined, string | null>;
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

/** An attempt to reach a lead beside the mails that are sent from here. */
interface LeadAttemptTable {
  id: string;
  lead_id: string;
  at: Date;
  channel: AttemptChannel;
  author_id: string;
  author_name: string;
  /** Null while nobody said whether it reached them. */
  reached: Generated<boolean | null>;
  answered_at: Generated<Date | null>;
}

/** A file that is sent with a mail; without one it was uploaded, and its mail not sent yet. */
interface LeadFileTable {
  id: string;
  user_id: string;
  mail_id: string | null;
  name: string;
  type: string;
  size: number;
  bytes: Buffer;
  uploaded_at: Date;
}

/** A template of mails of one colleague's own. */
interface LeadTemplateTable {
  id: string;
  user_id: string;
  name: string;
  locale: Locale;
  subject: string;
  body: string;
  created_at: Date;
  version: Generated<number>;
}

interface LeadSignatureTable {
  user_id: string;
  text: string;
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
    lead_attempts: LeadAttemptTable;
    lead_files: LeadFileTable;
    lead_templates: LeadTemplateTable;
    lead_signatures: LeadSignatureTable;
  }
}
