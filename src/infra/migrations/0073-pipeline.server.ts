import { type Kysely, sql } from "kysely";

/**
 * What a lead is worth, when it is expected to close and why it was won or lost; the orders that it led to; since when it has
 * been in its state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...columns, ...indexes]) await statement.execute(db);
}

const tables = [
  sql`
    create table lead_close_reasons (
      id integer generated always as identity primary key,
      outcome text not null check (outcome in ('won', 'lost')),
      label_id text not null,
      label_en text not null,
      created_at timestamptz not null,
      retired_at timestamptz,
      version integer not null default 1
    )`,
  sql`
    insert into lead_close_reasons (outcome, label_id, label_en, created_at)
    select outcome, label_id, label_en, timestamptz '2026-11-28 00:00+07' from (values
      (1, 'won', 'Cocok dengan kebutuhan', 'Fits what they need'),
      (2, 'won', 'Harga', 'Price'),
      (3, 'won', 'Direkomendasikan orang', 'Recommended by somebody'),
      (4, 'won', 'Data tetap di Indonesia', 'Data stays in Indonesia'),
      (5, 'lost', 'Terlalu mahal', 'Too expensive'),
      (6, 'lost', 'Memilih penyedia lain', 'Chose another provider'),
      (7, 'lost', 'Tidak ada anggaran', 'No budget'),
      (8, 'lost', 'Waktunya belum tepat', 'Not the right time'),
      (9, 'lost', 'Fiturnya kurang', 'Missing feature'),
      (10, 'lost', 'Tidak dapat dihubungi', 'Could not be reached')
    ) as shipped (position, outcome, label_id, label_en) order by position`,
  // An order comes from one lead at most.
  sql`
    create table lead_orders (
      order_id uuid primary key references orders (id) on delete cascade,
      lead_id uuid not null references leads (id) on delete cascade,
      linked_at timestamptz not null
    )`,
  sql`create index lead_orders_lead on lead_orders (lead_id)`,
];

const columns = [
  // Each of them may be null: requests are inserted from JSON, which knows none of them.
  sql`
    alter table leads
      add column deal_amount bigint check (deal_amount >= 0),
      add column deal_months integer check (deal_months between 1 and 120),
      add column deal_value bigint check (deal_value >= 0),
      add column deal_lines jsonb,
      add column expected_close date,
      add column close_reason_id integer references lead_close_reasons (id),
      add column state_at timestamptz`,
  // Neither versions nor notifications for what nobody changed.
  sql`alter table leads disable trigger user`,
  sql`
    update leads set state_at = moves.at
    from (select lead_id, max(at) as at from lead_events where kind = 'moved' group by lead_id) moves
    where moves.lead_id = leads.id`,
  sql`alter table leads enable trigger user`,
  // A trigger, so that also an earlier version that runs beside this one writes it.
  sql`
    create function keep_lead_state_at() returns trigger language plpgsql as $$
    begin
      new.state_at := new.updated_at;
      return new;
    end $$`,
  sql`
    create trigger lead_state_at before update of state on leads
    for each row when (new.state is distinct from old.state) execute function keep_lead_state_at()`,
];

/** Only leads of which somebody said something are in them: requests that arrive cost nothing. */
const indexes = [
  sql`create index leads_forecast on leads (expected_close, id) where deal_value is not null and merged_into is null`,
  sql`create index leads_valued on leads (received_at desc, id) where deal_value is not null`,
  sql`create index leads_valued_updated on leads (updated_at desc, id) where deal_value is not null`,
  sql`create index leads_closing on leads (received_at desc, id) where expected_close is not null`,
  sql`create index leads_closing_updated on leads (updated_at desc, id) where expected_close is not null`,
  sql`create index leads_reason on leads (close_reason_id, received_at desc, id) where close_reason_id is not null`,
  sql`create index lead_events_moved on lead_events (at desc) where kind = 'moved'`,
];
