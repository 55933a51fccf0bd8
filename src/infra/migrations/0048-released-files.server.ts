import { type Kysely, sql } from "kysely";

/**
 * The built files of the newest releases, for pages that are open since before an upgrade (docs/decisions/0046). A table
 * whose comment begins with "derived:" is not saved by a backup and not copied by a move.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table releases (
      release text primary key,
      started_at timestamptz not null,
      is_stored boolean not null default false
    )`.execute(db);
  await sql`
    create table released_files (
      release text not null references releases on delete cascade,
      path text not null,
      is_compressed boolean not null,
      body bytea not null,
      primary key (path, release)
    )`.execute(db);
  await sql`create index released_files_release on released_files (release)`.execute(db);
  await sql`comment on table releases is 'derived: each start of a release writes it'`.execute(db);
  await sql`comment on table released_files is 'derived: each start of a release writes it'`.execute(db);
  await sql`comment on table search_pages is 'derived: each start indexes the pages'`.execute(db);
  await sql`comment on table search_vocabulary is 'derived: each start indexes the pages'`.execute(db);
}
