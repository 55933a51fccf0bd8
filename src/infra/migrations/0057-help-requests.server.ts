import { type Kysely, sql } from "kysely";

/** What customers ask while they are logged in: a numbered thread that they and the team write in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table help_counters (month text primary key, last integer not null)`,
  sql`create table help_requests (
    id uuid primary key,
    number text not null unique,
    user_id text not null,
    order_id uuid references orders (id) on delete set null,
    topic text not null,
    state text not null,
    owner_id text,
    locale text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    waiting_since timestamptz,
    version integer not null default 1
  )`,
  sql`create index help_requests_user on help_requests (user_id, updated_at desc)`,
  sql`create index help_requests_updated on help_requests (updated_at desc, id)`,
  sql`create table help_messages (
    id uuid primary key,
    request_id uuid not null references help_requests (id) on delete cascade,
    at timestamptz not null,
    kind text not null,
    author_id text not null,
    author_name text not null,
    text text not null
  )`,
  sql`create index help_messages_request on help_messages (request_id, at)`,
  sql`create trigger count_version before insert or update on help_requests
    for each row execute function count_version()`,
  sql`create trigger notify_admin after insert or update on help_requests
    for each row execute function notify_admin('help')`,
];
