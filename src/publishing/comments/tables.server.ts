import type { ColumnType, Generated } from "kysely";
import type { Locale } from "#text/locales.ts";

/** A colleague who is named in a comment. */
export interface Mention {
  id: string;
  username: string;
  name: string;
}

interface ThreadTable {
  id: string;
  document: string;
  locale: Locale | null;
  pointer: string;
  quote: string | null;
  opened_at: Date;
  resolved_at: Generated<Date | null>;
  resolved_by: Generated<string | null>;
}

interface CommentTable {
  id: string;
  thread_id: string;
  at: Date;
  author_id: string;
  author: string;
  text: string;
  mentions: ColumnType<Mention[], string | undefined, string>;
  edited_at: Generated<Date | null>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    content_threads: ThreadTable;
    content_comments: CommentTable;
  }
}
