import { type Kysely, sql } from "kysely";

/**
 * Decisions about money that a second person approves, money attributed to another order, the mails of an order, which
 * orders need a person, and the indexes of the list of orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...decisions, ...mails, ...attention, ...lists]) await statement.execute(db);
}

const decisions = [
  sql`
    create table review_proposals (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      state text not null check (state in ('open', 'approved', 'rejected')),
      action jsonb not null,
      amount bigint not null,
      note text not null,
      proposed_by text not null,
      proposed_by_name text not null,
      proposed_at timestamptz not null,
      decided_by text,
      decided_by_name text,
      decided_at timestamptz,
      decided_note text,
      check (decided_by is null or decided_by <> proposed_by)
    )`,
  sql`create unique index review_proposals_open on review_proposals (order_id) where state = 'open'`,
  sql`create index review_proposals_order on review_proposals (order_id, id)`,
  sql`
    create table attributions (
      id bigint generated always as identity primary key,
      from_order uuid not null references orders (id),
      to_order uuid not null references orders (id),
      amount bigint not null check (amount > 0),
      note text not null,
      by text not null,
      at timestamptz not null,
      check (from_order <> to_order)
    )`,
  sql`create index attributions_from on attributions (from_order)`,
  sql`create index attributions_to on attributions (to_order)`,
  sql`alter table payment_receipts add column attribution_id bigint references attributions (id)`,
];

const mails = [
  sql`
    create table order_mails (
      mail_id text primary key,
      order_id uuid not null references orders (id),
      kind text not null,
      audience text not null check (audience in ('customer', 'sales')),
      subject text not null,
      sent_at timestamptz not null
    )`,
  sql`create index order_mails_order on order_mails (order_id, sent_at)`,
  sql`create index payment_notifications_reference on payment_notifications (provider, reference)`,
];

const attention = [
  sql`
    create table order_attention (
      order_id uuid primary key references orders (id),
      in_review boolean not null,
      surplus bigint not null,
      to_send bigint not null,
      proposed boolean not null
    )`,
  sql`
    insert into order_attention (order_id, in_review, surplus, to_send, proposed)
    select id, in_review, surplus, to_send, false
    from (
      select id, state = 'manual_review' as in_review, to_send,
        case
          when state = 'manual_review' then 0
          when held < 0 then held
          else greatest(0, held - to_send - case when state in ('paid', 'draft', 'awaiting_payment') then total else 0 end)
        end as surplus
      from (
        select id, state, total, coalesce(received, 0) - coalesce(sent, 0) as held, coalesce(recorded, 0) as to_send
        from orders
        left join (
          select order_id, sum(amount) as received from payment_receipts
          where currency = 'IDR' and reversed_at is null group by order_id) as receipt on receipt.order_id = orders.id
        left join (
          select order_id, sum(amount) filter (where state = 'sent') as sent,
            sum(amount) filter (where state = 'recorded') as recorded
          from refunds group by order_id) as refund on refund.order_id = orders.id) as balance) as money
    where in_review or surplus <> 0 or to_send > 0`,
];

const newestFirst = sql`placed_at desc, id desc`;

const lists = [
  sql`create index orders_newest on orders (${newestFirst})`,
  sql`create index orders_state on orders (state, ${newestFirst})`,
  sql`create index orders_method on orders (method, ${newestFirst})`,
  sql`create index orders_product on orders (product, ${newestFirst})`,
  sql`create index orders_product_method on orders (product, method, ${newestFirst})`,
  sql`create index orders_number_prefix on orders (number text_pattern_ops)`,
  sql`create index orders_serial on orders (split_part(number, '-', 3))`,
  sql`create index orders_email_prefix on orders (lower(email) text_pattern_ops)`,
  sql`create index orders_buyer_words on orders using gin (to_tsvector('simple', buyer ->> 'name'))`,
  sql`create index payments_va_prefix on payments ((instructions ->> 'va_number') text_pattern_ops)`,
  sql`create index payments_bill_key_prefix on payments ((instructions ->> 'bill_key') text_pattern_ops)`,
  sql`create index invoices_number_prefix on invoices (number text_pattern_ops)`,
  sql`create index users_words on users using gin (to_tsvector('simple', name || ' ' || company))`,
];
