import { type Kysely, sql } from "kysely";

/** Letters of the newsletter, who gets each one, the clicks on their links, and what subscribers chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...subscribers, ...letters, ...recipients]) await statement.execute(db);
}

const subscribers = [
  sql`
    alter table subscribers
      add column version integer not null default 1,
      add column topics text[] not null default '{monthly}',
      add column source text not null default 'form' check (source in ('form', 'import')),
      -- Of an import: how, when and to whom the person agreed, as the file says.
      add column consent jsonb,
      add column end_reason text check (end_reason in ('refused', 'bounced', 'complained')),
      add column changed_at timestamptz`,
  sql`create trigger count_version before insert or update on subscribers for each row execute function count_version()`,
  // An import of thousands notifies once, by its own code.
  sql`
    create trigger notify_admin after insert on subscribers
      for each row when (new.source = 'form') execute function notify_admin('subscribers')`,
  sql`
    create trigger notify_admin_of_change after update on subscribers
      for each row execute function notify_admin('subscribers')`,
  sql`create index subscribers_listed on subscribers (asked_at desc, id desc)`,
  sql`create index subscribers_searched on subscribers using gin (email gin_trgm_ops)`,
  sql`
    create table subscriber_events (
      id bigint generated always as identity primary key,
      subscriber_id uuid not null references subscribers (id) on delete cascade,
      at timestamptz not null,
      kind text not null check (kind in ('asked', 'confirmed', 'imported', 'changed', 'ended')),
      details jsonb not null
    )`,
  sql`create index subscriber_events_listed on subscriber_events (subscriber_id, id)`,
  // A trigger, so that no code that changes a subscriber can forget the history.
  sql`
    create function record_subscriber() returns trigger language plpgsql as $$
    declare
      is_new boolean := tg_op = 'INSERT' or old.state <> new.state or old.asked_at <> new.asked_at;
    begin
      if is_new then
        insert into subscriber_events (subscriber_id, at, kind, details) values (
          new.id,
          case new.state when 'asked' then new.asked_at when 'confirmed' then new.confirmed_at else new.ended_at end,
          case when new.state = 'confirmed' and tg_op = 'INSERT' and new.source = 'import' then 'imported'
            else new.state end,
          jsonb_strip_nulls(jsonb_build_object('locale', new.locale, 'reason', case new.state when 'ended' then
            new.end_reason end)));
      elsif (old.locale, old.topics) is distinct from (new.locale, new.topics) then
        insert into subscriber_events (subscriber_id, at, kind, details) values (
          new.id, coalesce(new.changed_at, new.asked_at), 'changed',
          jsonb_build_object('locale', new.locale, 'topics', new.topics));
      end if;
      return null;
    end $$`,
  sql`create trigger record_subscriber after insert or update on subscribers for each row execute function record_subscriber()`,
  // Digests of addresses that left or that cannot be reached, so that no import brings them back after their deletion.
  sql`create table subscriber_stops (digest text primary key, at timestamptz not null)`,
];

const letters = [
  sql`
    create table letters (
      id uuid primary key,
      version integer not null default 1,
      state text not null check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
      topic text not null,
      locales text[] not null,
      content jsonb not null,
      -- What was sent, by language; set when sending begins.
      frozen jsonb,
      -- Its address in the archive.
      slug text unique,
      -- Why it could not be sent at its time.
      problem text,
      scheduled_at timestamptz,
      started_at timestamptz,
      finished_at timestamptz,
      author text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  sql`create index letters_listed on letters (created_at desc, id desc)`,
  sql`create index letters_due on letters (scheduled_at) where state = 'scheduled'`,
  sql`create index letters_archived on letters (started_at desc) where state = 'sent'`,
  sql`create trigger count_version before insert or update on letters for each row execute function count_version()`,
  sql`create trigger notify_admin after insert or update on letters for each row execute function notify_admin('newsletter')`,
  // Pictures as mail programs read them, by the hash of the upload.
  sql`
    create table letter_pictures (
      hash text primary key,
      body bytea not null,
      width integer not null,
      height integer not null
    )`,
  sql`alter table letter_pictures alter column body set storage external`,
];

const recipients = [
  sql`
    create table letter_recipients (
      id uuid primary key default gen_random_uuid(),
      letter_id uuid not null references letters (id) on delete cascade,
      -- Null once the person was deleted: the numbers stay.
      subscriber_id uuid references subscribers (id) on delete set null,
      locale text not null,
      state text not null default 'waiting' check (state in
        ('waiting', 'sending', 'sent', 'refused', 'uncertain', 'skipped', 'bounced', 'complained')),
      attempts integer not null default 0,
      due_at timestamptz not null,
      -- The process that sends it.
      sender text,
      claimed_at timestamptz,
      sent_at timestamptz,
      failure text,
      unsubscribed_at timestamptz,
      unique (letter_id, subscriber_id)
    )`,
  sql`create index letter_recipients_due on letter_recipients (due_at, id) where state = 'waiting'`,
  sql`create index letter_recipients_claimed on letter_recipients (sender) where state = 'sending'`,
  sql`create index letter_recipients_counted on letter_recipients (letter_id, state)`,
  sql`create index letter_recipients_person on letter_recipients (subscriber_id) where subscriber_id is not null`,
  sql`
    create table letter_links (
      letter_id uuid not null references letters (id) on delete cascade,
      number integer not null,
      locale text not null,
      href text not null,
      clicks integer not null default 0,
      primary key (letter_id, number)
    )`,
];
