import { type Kysely, sql } from "kysely";

/** Accounts that are about to be erased, e-mail addresses about to change, and logins that an operator gave back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table account_deletions (
      user_id text primary key references users (id) on delete cascade,
      requested_at timestamptz not null,
      due_at timestamptz not null
    )`,
  sql`create index account_deletions_due on account_deletions (due_at)`,
  sql`
    create table email_changes (
      user_id text primary key references users (id) on delete cascade,
      email text not null,
      requested_at timestamptz not null
    )`,
  sql`
    create table account_recoveries (
      id bigint generated always as identity primary key,
      user_id text not null references users (id) on delete cascade,
      reason text not null,
      two_factor_removed boolean not null,
      passkeys_removed integer not null,
      at timestamptz not null
    )`,
  sql`create index account_recoveries_user on account_recoveries (user_id)`,
  // A last name used to be required: people who have none typed a mark.
  sql`update users set last_name = '', name = first_name where last_name ~ '^[-._/* ]+$'`,
];
