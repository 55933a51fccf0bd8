import { type Kysely, sql } from "kysely";

/** What an experiment is decided by, the publication that made its winner the content, and its versions and changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table experiments add column goal text not null default 'contact', add column publication_id uuid`,
  sql`create index experiments_listed on experiments (created_at desc, id desc)`,
  sql`create trigger count_version before insert or update on experiments for each row execute function count_version()`,
  sql`
    create trigger notify_admin after insert or update on experiments
      for each row execute function notify_admin('experiments')`,
];
