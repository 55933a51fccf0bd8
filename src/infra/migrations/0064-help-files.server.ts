import { type Kysely, sql } from "kysely";

/**
 * Files that customers send with a request for help: private, unlike the pictures of the library. One without a message was
 * uploaded, and its message not sent yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table help_files (
    id uuid primary key,
    user_id text not null,
    message_id uuid unique references help_messages (id) on delete cascade,
    name text not null,
    type text not null,
    size integer not null,
    bytes bytea not null,
    uploaded_at timestamptz not null
  )`.execute(db);
  await sql`create index help_files_user on help_files (user_id)`.execute(db);
}
