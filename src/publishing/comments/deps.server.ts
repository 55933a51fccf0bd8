import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Locale } from "#text/locales.ts";

/** A person of the staff who may read the words of the site in the back office. */
interface Reader {
  id: string;
  name: string;
  username: string;
  email: string;
  locale: Locale;
}

/** Returns everybody of the staff who may read the content desk now; their accounts belong to another domain. */
export type ListReaders = (db: Database | Trx) => Promise<Reader[]>;

export interface CommentDeps {
  db: Database;
  jobs: Pick<Jobs, "send">;
  now: () => Date;
  listReaders: ListReaders;
}

/** The person who writes, as others read their name. */
export interface Author {
  id: string;
  name: string;
}
