import { type Kysely, sql } from "kysely";

/**
 * Imports of leads: files whose lines are stored while they are read, what is chosen for a single duplicate, and lines of long
 * files found by what they are compared by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table lead_imports drop constraint lead_imports_state_check`,
  sql`
    alter table lead_imports add constraint lead_imports_state_check check (state in
      ('uploading', 'uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone'))`,
  sql`
    alter table lead_import_rows add column choice text
      constraint lead_import_rows_choice_check check (choice in ('skip', 'fill', 'take_over', 'add'))`,
  // Without the import in front, each line of a long file was compared with all the lines before it.
  sql`create index lead_import_rows_of_email on lead_import_rows (import_id, email) where email is not null`,
  sql`create index lead_import_rows_of_phone on lead_import_rows (import_id, phone) where phone is not null`,
  sql`drop index lead_import_rows_email`,
  sql`drop index lead_import_rows_phone`,
];
