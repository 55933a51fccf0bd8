import { type Kysely, sql } from "kysely";

/** Invitations of staff, when each of them last used the back office, and indexes of the filters of the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table staff_invitations (
      id text primary key,
      email text not null,
      role text not null,
      locale text not null,
      -- Null until the mail is sent.
      token_hash text unique,
      invited_by text references users (id) on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      withdrawn_at timestamptz,
      accepted_at timestamptz,
      accepted_by text references users (id) on delete set null
    )`,
  sql`
    create unique index staff_invitations_open on staff_invitations (email)
      where withdrawn_at is null and accepted_at is null`,
  // Apart from users: a change of that table is a new version of the person.
  sql`
    create table staff_uses (
      user_id text primary key references users (id) on delete cascade,
      last_used_at timestamptz not null
    )`,
  sql`create index users_staff on users (username) where user_role <> 'user'`,
  sql`create index audit_log_actor_kind on audit_log (actor_kind, id desc)`,
  sql`create index audit_log_object_kind on audit_log (object_kind, id desc)`,
];
