import { type Kysely, sql } from "kysely";

/**
 * What the back office depends on: versions of the objects that people edit, notifications of their changes, the audit log,
 * the second factor of a session, suspended accounts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...versions, ...notifications, ...audit, ...access]) await statement.execute(db);
}

const versioned = ["leads", "orders", "vouchers", "packages", "subscriptions", "users"];

const versions = [
  ...versioned.map((table) => sql`alter table ${sql.table(table)} add column version integer not null default 1`),
  sql`
    create function count_version() returns trigger language plpgsql as $$
    begin
      -- A row may be inserted from JSON without the column, which is null then.
      new.version := case tg_op when 'INSERT' then coalesce(new.version, 1) else old.version + 1 end;
      return new;
    end $$`,
  ...versioned.map(
    (table) =>
      sql`create trigger count_version before insert or update on ${sql.table(table)} for each row execute function count_version()`,
  ),
];

const notifiedKinds = {
  leads: "leads",
  orders: "orders",
  vouchers: "vouchers",
  packages: "prices",
  users: "customers",
};

const notifications = [
  sql`
    create function notify_admin() returns trigger language plpgsql as $$
    begin
      perform pg_notify('admin_changes', tg_argv[0] || ':' || new.id);
      return null;
    end $$`,
  ...Object.entries(notifiedKinds).map(
    ([table, kind]) =>
      sql`create trigger notify_admin after insert or update on ${sql.table(table)} for each row execute function notify_admin(${sql.lit(kind)})`,
  ),
  sql`
    create function notify_admin_of_subscription() returns trigger language plpgsql as $$
    begin
      perform pg_notify('admin_changes', 'customers:' || new.user_id);
      return null;
    end $$`,
  sql`create trigger notify_admin after insert or update on subscriptions for each row execute function notify_admin_of_subscription()`,
];

const audit = [
  sql`
    create table audit_log (
      entry uuid primary key default gen_random_uuid(),
      id bigint unique,
      at timestamptz not null,
      actor_kind text not null check (actor_kind in ('staff', 'operator', 'job')),
      actor_id text,
      actor_name text not null,
      network text,
      request_id text,
      action text not null,
      object_kind text not null,
      object_id text not null,
      before jsonb,
      after jsonb,
      reason text,
      previous_hash text,
      hash text
    )`,
  sql`create index audit_log_object on audit_log (object_kind, object_id, id desc)`,
  sql`create index audit_log_actor on audit_log (actor_id, id desc) where actor_id is not null`,
  sql`create index audit_log_action on audit_log (action, id desc)`,
  sql`create index audit_log_at on audit_log (at desc)`,
  // One row: the last entry of the chain.
  sql`create table audit_head (one boolean primary key default true check (one), id bigint not null, hash text not null)`,
  sql`insert into audit_head (id, hash) values (0, '')`,
  sql`
    create function audit_hash(entry audit_log) returns text language sql immutable as $$
      select encode(sha256(convert_to(jsonb_build_array(
        entry.id, entry.previous_hash, extract(epoch from entry.at), entry.actor_kind, entry.actor_id, entry.actor_name,
        entry.network, entry.request_id, entry.action, entry.object_kind, entry.object_id, entry.before, entry.after,
        entry.reason)::text, 'UTF8')), 'hex')
    $$`,
  sql`
    create function chain_audit_entry() returns trigger language plpgsql as $$
    declare
      head audit_head;
      chained audit_log;
    begin
      select * into head from audit_head for update;
      select * into chained from audit_log where audit_log.entry = new.entry;
      chained.id := head.id + 1;
      chained.previous_hash := head.hash;
      chained.hash := audit_hash(chained);
      update audit_log set id = chained.id, previous_hash = chained.previous_hash, hash = chained.hash
        where audit_log.entry = new.entry;
      update audit_head set id = chained.id, hash = chained.hash;
      return null;
    end $$`,
  // At the commit, so that no transaction holds the end of the chain while it waits for another lock.
  sql`
    create constraint trigger chain_entry after insert on audit_log deferrable initially deferred
      for each row execute function chain_audit_entry()`,
  sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.id is null
        and to_jsonb(new) - 'id' - 'previous_hash' - 'hash' = to_jsonb(old) - 'id' - 'previous_hash' - 'hash' then
        return new;
      end if;
      raise exception 'The audit log is append-only';
    end $$`,
  sql`create trigger append_only before update or delete on audit_log for each row execute function refuse_audit_change()`,
  sql`create trigger append_only_all before truncate on audit_log for each statement execute function refuse_audit_change()`,
];

const access = [
  sql`alter table sessions add column factor_at timestamptz`,
  sql`alter table users add column suspended_at timestamptz`,
];
