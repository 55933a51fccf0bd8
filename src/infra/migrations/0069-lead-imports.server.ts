import { type Kysely, sql } from "kysely";

/** Files of leads that are imported: their lines, what became of each, and the columns of headers seen before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table lead_imports (
      id uuid primary key,
      name text not null,
      state text not null check (state in ('uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
      version int not null default 1,
      created_at timestamptz not null,
      created_by text references users (id) on delete set null,
      creator_name text not null,
      header text[] not null,
      columns jsonb not null,
      settings jsonb,
      total int not null,
      done int not null default 0
    )`,
  sql`create index lead_imports_created on lead_imports (created_at desc, id)`,
  sql`
    create table lead_import_rows (
      import_id uuid not null references lead_imports (id) on delete cascade,
      line int not null,
      cells text[] not null,
      result text,
      faults jsonb,
      fields jsonb,
      email text,
      phone text,
      lead_id uuid references leads (id) on delete set null,
      before jsonb,
      version int,
      primary key (import_id, line)
    )`,
  sql`create index lead_import_rows_result on lead_import_rows (import_id, result, line)`,
  sql`create index lead_import_rows_email on lead_import_rows (email) where email is not null`,
  sql`create index lead_import_rows_phone on lead_import_rows (phone) where phone is not null`,
  sql`create index lead_import_rows_lead on lead_import_rows (lead_id) where lead_id is not null`,
  sql`
    create table lead_import_columns (
      header_key text primary key,
      columns jsonb not null,
      used_at timestamptz not null
    )`,
  // Thousands of leads at once are one change for open screens, of which the import itself notifies.
  sql`drop trigger notify_admin on leads`,
  sql`
    create trigger notify_admin after insert on leads
    for each row when (new.kind <> 'import') execute function notify_admin('leads')`,
  sql`create trigger notify_admin_of_change after update on leads for each row execute function notify_admin('leads')`,
];
