import { type Kysely, sql } from "kysely";

/**
 * Refunds that the payment provider carries out: whether a payment can be returned that way, and what became of each refund
 * there. Refunds that were found in the provider's dashboard are among them. The simulated bank counts what arrived.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    sql`alter table payments add column can_refund boolean not null default false`,
    sql`update payments set can_refund = true from orders where orders.id = payments.order_id and orders.method = 'qris'`,
    sql`alter table refunds
      add column provider_state text check (provider_state in ('approved', 'sent', 'done', 'refused')),
      add column provider_reference text,
      add column provider_reason text,
      add column provider_message text,
      add column provider_checked_at timestamptz`,
    sql`update refunds set provider_state = 'done' where state = 'sent' and ended_by = 'provider'`,
    sql`create index refunds_at_provider on refunds (provider_checked_at) where provider_state = 'sent'`,
    sql`alter table order_attention add column at_provider bigint not null default 0`,
    sql`alter table simulator_payments
      add column received bigint not null default 0,
      add column refunds jsonb not null default '[]'`,
    sql`update simulator_payments set received = coalesce(paid, 0)`,
  ])
    await statement.execute(db);
}
