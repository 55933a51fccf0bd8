import { type Kysely, sql } from "kysely";

/**
 * People, their logins, and what keeps these safe. The first five tables and `jwks` are Better Auth's (its names are
 * mapped in `accounts/auth.server.ts`); whatever belongs to a person goes when the person goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...betterAuthTables, ...ownTables]) await statement.execute(db);
}

const betterAuthTables = [
  sql`
    create table users (
      id text primary key,
      name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      two_factor_enabled boolean not null default false,
      first_name text not null default '',
      last_name text not null default '',
      username text not null unique,
      phone_number text not null default '',
      company text not null default '',
      job_role text not null default '',
      address text not null default '',
      user_role text not null default 'user',
      products text[] not null default '{}',
      locale text not null default 'id'
    )`,
  sql`
    create table sessions (
      id text primary key,
      token text not null unique,
      user_id text not null references users (id) on delete cascade,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      last_used_at timestamptz not null default now()
    )`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`
    create table credentials (
      id text primary key,
      account_id text not null,
      provider_id text not null,
      user_id text not null references users (id) on delete cascade,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      password text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  sql`create index credentials_user on credentials (user_id)`,
  sql`
    create table verifications (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  sql`create index verifications_identifier on verifications (identifier)`,
  sql`
    create table two_factors (
      id text primary key,
      secret text not null,
      backup_codes text not null,
      user_id text not null references users (id) on delete cascade,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )`,
  sql`create index two_factors_user on two_factors (user_id)`,
  sql`
    create table passkeys (
      id text primary key,
      name text,
      public_key text not null,
      user_id text not null references users (id) on delete cascade,
      credential_id text not null unique,
      counter integer not null,
      device_type text not null,
      backed_up boolean not null,
      transports text,
      created_at timestamptz,
      aaguid text
    )`,
  sql`create index passkeys_user on passkeys (user_id)`,
  sql`
    create table jwks (
      id text primary key,
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      alg text,
      crv text
    )`,
];

const ownTables = [
  sql`
    create table account_links (
      token_hash text primary key,
      user_id text not null references users (id) on delete cascade,
      purpose text not null,
      email text not null,
      expires_at timestamptz not null
    )`,
  sql`create index account_links_user on account_links (user_id, purpose)`,
  sql`
    create table account_devices (
      user_id text not null references users (id) on delete cascade,
      device_hash text not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (user_id, device_hash)
    )`,
  sql`
    create table account_consents (
      id bigint generated always as identity primary key,
      user_id text not null references users (id) on delete cascade,
      purpose text not null,
      granted boolean not null,
      version text not null,
      locale text not null,
      at timestamptz not null
    )`,
  sql`create index account_consents_user on account_consents (user_id, id)`,
  sql`
    create table login_slowdowns (
      key text primary key,
      failures integer not null,
      blocked_until timestamptz not null,
      last_at timestamptz not null
    )`,
  sql`create index login_slowdowns_last on login_slowdowns (last_at)`,
  sql`
    create table reserved_usernames (
      username text primary key,
      until timestamptz not null
    )`,
];
