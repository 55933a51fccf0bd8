import { type Kysely, sql } from "kysely";

/**
 * Pictures: what editors know of each one, the index of stored files, and the bytes of these where no other storage is
 * configured. The version counts the changes of people only, so that a finished job does not make what they type stale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table media (
      id text primary key check (id ~ '^[a-z0-9]{20,}$'),
      version integer not null default 1,
      name text not null,
      kind text not null check (kind in ('jpeg', 'png', 'webp', 'avif', 'gif', 'svg')),
      hash text not null unique,
      width integer not null,
      height integer not null,
      bytes integer not null,
      shown jsonb,
      alt_id text not null default '',
      alt_en text not null default '',
      credit text,
      focal_x smallint not null default 50 check (focal_x between 0 and 100),
      focal_y smallint not null default 50 check (focal_y between 0 and 100),
      created_by text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  sql`create index media_newest on media (created_at desc, id desc)`,
  sql`create index media_shown on media ((shown->>'hash'))`,
  sql`
    create table media_files (
      key text primary key,
      hash text not null,
      digest text not null,
      bytes integer not null,
      type text not null,
      created_at timestamptz not null,
      stored_at timestamptz,
      free_since timestamptz
    )`,
  sql`create index media_files_of_picture on media_files (hash)`,
  sql`create index media_files_free on media_files (free_since) where free_since is not null`,
  sql`create table media_bytes (key text primary key, type text not null, body bytea not null)`,
  // Pictures are compressed already.
  sql`alter table media_bytes alter column body set storage external`,
];
