import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { LetterTopic } from "#catalogue/letter-topics.ts";
import type { Locale } from "#text/locales.ts";
import type { FrozenLetter } from "./compose/resolved-letter.ts";
import type { LetterContent } from "./letters/letter-content.ts";
import type { LetterTotals } from "./letters/letter-contract.ts";
import type { LetterState } from "./letters/letter-states.ts";
import type { RecipientState } from "./sending/recipient-states.ts";

interface LetterTable {
  id: string;
  version: Generated<number>;
  state: LetterState;
  topic: LetterTopic;
  locales: Locale[];
  content: JSONColumnType<LetterContent, string, string>;
  /** What was sent, by language. */
  frozen: JSONColumnType<FrozenLetter, string | null, string | null> | null;
  /** Its address in the archive. */
  slug: string | null;
  /** What became of it, once its recipients are deleted. */
  totals: JSONColumnType<LetterTotals, string | null | undefined, string | null> | null;
  /** Why it could not be sent at its time. */
  problem: string | null;
  scheduled_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  author: string;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

interface LetterRecipientTable {
  id: Generated<string>;
  letter_id: string;
  /** Null once the person was deleted. */
  subscriber_id: string | null;
  locale: Locale;
  state: Generated<RecipientState>;
  attempts: Generated<number>;
  due_at: Date;
  /** The process that sends it. */
  sender: string | null;
  claimed_at: Date | null;
  sent_at: Date | null;
  failure: string | null;
  unsubscribed_at: Date | null;
}

interface SubscriberTable {
  id: string;
  email: string;
  locale: Locale;
  state: "asked" | "confirmed" | "ended";
  privacy_version: string;
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  /** SHA-256 of the privacy text shown, and of the words of the form. */
  privacy_hash: string | null;
  text_hash: string | null;
  /** Counted by the database at every update. */
  version: Generated<number>;
  /** What letters are about that the person wants; each name is one of the newsletter's topics. */
  topics: Generated<string[]>;
  source: Generated<"form" | "import">;
  /** Of an import: how, when and to whom the person agreed, as the file says. */
  consent: JSONColumnType<{ how: string; at: string; by: string }, string | null | undefined, string | null> | null;
  /** Why the newsletter ended where not the person ended it. */
  end_reason: Generated<"refused" | "bounced" | "complained" | null>;
  changed_at: Generated<Date | null>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    subscribers: SubscriberTable;
    letters: LetterTable;
    letter_recipients: LetterRecipientTable;
    letter_links: { letter_id: string; number: number; locale: Locale; href: string; clicks: Generated<number> };
    letter_pictures: { hash: string; body: Uint8Array; width: number; height: number };
    subscriber_events: {
      id: Generated<number>;
      subscriber_id: string;
      at: Date;
      kind: "asked" | "confirmed" | "imported" | "changed" | "ended";
      details: JSONColumnType<{ locale?: Locale; topics?: string[]; reason?: string }>;
    };
    subscriber_stops: { digest: string; at: Date };
  }
}
