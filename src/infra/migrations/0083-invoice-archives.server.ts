import { type Kysely, sql } from "kysely";

/** ZIP files of invoices that people asked for, and their bytes in parts of about a megabyte. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice_archives (
    id uuid primary key,
    period text not null,
    tax_state text,
    part integer not null,
    locale text not null,
    state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
    asked_by text not null references users (id) on delete cascade,
    asked_at timestamptz not null,
    total integer not null,
    done integer not null default 0,
    size bigint not null default 0,
    attempt integer not null default 0,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index invoice_archives_asked on invoice_archives (asked_by, asked_at desc)`.execute(db);
  await sql`create index invoice_archives_expires on invoice_archives (expires_at)`.execute(db);
  await sql`create table invoice_archive_parts (
    archive_id uuid not null references invoice_archives (id) on delete cascade,
    position integer not null,
    bytes bytea not null,
    primary key (archive_id, position)
  )`.execute(db);
}
