import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Locale } from "#text/locales.ts";

/** A person of the staff who may open leads. */
interface Colleague {
  id: string;
  name: string;
  username: string;
  email: string;
  locale: Locale;
}

/** Returns everybody of the staff who may open leads now; their accounts belong to another domain. */
export type ListColleagues = (db: Database | Trx) => Promise<Colleague[]>;

export interface ConversationDeps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
  listColleagues: ListColleagues;
}

/** The person who acts, as others read their name. */
export interface Author {
  id: string;
  name: string;
}
