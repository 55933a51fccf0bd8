import { type Kysely, sql } from "kysely";

/** What people write in the form about their data; deleted a month after it was answered, while the request stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rights_forms (
    id uuid primary key,
    kind text not null,
    name text not null,
    email text not null,
    details text not null,
    locale text not null,
    sent_at timestamptz not null,
    confirmed_at timestamptz,
    request_id uuid unique references rights_requests (id) on delete cascade,
    ended_at timestamptz
  )`.execute(db);
  await sql`create index rights_forms_email on rights_forms (lower(email))`.execute(db);
}
