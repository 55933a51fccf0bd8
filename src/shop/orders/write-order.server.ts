import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Touches } from "#text/attribution.ts";
import type { Locale } from "#text/locales.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { sequenceNumber } from "../invoices/document-number.server.ts";
import type { Price } from "../prices/price.ts";
import { taxRateOn } from "../prices/tax-rates.ts";
import type { Shop } from "../shop.server.ts";
import type { VoucherRefusal } from "../vouchers/voucher.ts";
import { holdVoucher } from "../vouchers/voucher-store.server.ts";
import { applyEvent } from "./apply-event.server.ts";
import type { Buyer } from "./buyer.ts";
import type { OrderKind } from "./order-kinds.ts";
import type { OrderRow } from "./order-row.server.ts";
import { type OrderState, orderTransition } from "./order-states.ts";

/** The person who buys, authenticated by the login. */
export interface Customer {
  userId: string;
  email: string;
  /**
   * Prevents that the account is closed before the transaction ends; false when it is closed already. Otherwise an order
   * stored at that moment would keep the address of a deleted account.
   */
  lock(trx: Trx): Promise<boolean>;
  /** How they found the site, as their browser knows it. It is no part of what identifies a request. */
  touches?: Touches;
}

/** A priced and checked order, ready to be stored. */
export interface NewOrder {
  kind: OrderKind;
  product: SoldOnlineId;
  packageId: string;
  packageName: string;
  months: number;
  upgradeUntil: Day | null;
  monthPrice: Rupiah;
  price: Price;
  method: PaymentMethodId;
  voucher: { id: number; code: string } | null;
  buyer: Buyer;
  locale: Locale;
  referralCode: string | null;
  /** The number of the quotation whose price it has. */
  quotation?: string | null;
  expiresAt: Date;
  idempotencyKey: string;
  requestHash: string;
}

/** The account was closed while the order was being placed. */
export interface AccountClosed {
  ok: false;
  code: "customer_gone";
}
export type RepeatResult =
  | { ok: true; orderId: string; repeated: boolean }
  | { ok: false; code: "idempotency_key_reused" };
/** With the row when it is new. */
export type WriteOrderResult = RepeatResult & { row?: OrderRow };

/** Rolls the transaction back with the reason. */
export class VoucherUnavailableError extends Error {
  readonly reason: VoucherRefusal;
  constructor(reason: VoucherRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Stores an order and holds its voucher, in one transaction, before the provider is called. A repeat with the same key
 * returns the stored order; nothing is stored twice.
 */
export async function writeOrder(
  shop: Shop,
  customer: Customer,
  order: NewOrder,
): Promise<WriteOrderResult | AccountClosed | { ok: false; code: "voucher_unavailable"; reason: VoucherRefusal }> {
  try {
    const row = await shop.db.transaction().execute(async (trx) => {
      if (!(await customer.lock(trx))) return "gone" as const;
      const placed = await insertWithVoucher(trx, shop, customer, order);
      if (!placed) return null;
      // When a voucher covers the whole price, no payment is needed.
      if (placed.total === 0)
        await applyEvent(
          { ...shop, trx },
          { orderId: placed.id, event: "paid", by: "customer", details: { amount: 0 } },
        );
      return placed;
    });
    if (row === "gone") return { ok: false, code: "customer_gone" };
    if (row) return { ok: true, orderId: row.id, repeated: false, row };
  } catch (error) {
    if (error instanceof VoucherUnavailableError)
      return { ok: false, code: "voucher_unavailable", reason: error.reason };
    throw error;
  }
  // Another request with the same key stored its order first.
  return (await findRepeat(shop, customer.userId, order))!;
}

/**
 * Inserts an order and holds its voucher. Null when an order with its key exists already.
 * @throws VoucherUnavailableError when the voucher cannot be held
 */
export async function insertWithVoucher(
  trx: Trx,
  shop: Shop,
  customer: Customer,
  order: NewOrder,
): Promise<OrderRow | null> {
  const placed = await insertOrder(trx, shop, customer, order);
  if (placed && order.voucher) {
    const hold = { voucherId: order.voucher.id, orderId: placed.id, userId: customer.userId, at: shop.now() };
    const refusal = await holdVoucher(trx, hold);
    if (refusal) throw new VoucherUnavailableError(refusal);
  }
  return placed;
}

/** Returns the order stored with a key. Called before any check, since prices may have changed since. */
export async function findRepeat(
  shop: Pick<Shop, "db">,
  userId: string,
  order: Pick<NewOrder, "idempotencyKey" | "requestHash">,
): Promise<RepeatResult | null> {
  const earlier = await shop.db
    .selectFrom("orders")
    .select(["id", "request_hash"])
    .where("user_id", "=", userId)
    .where("idempotency_key", "=", order.idempotencyKey)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_hash !== order.requestHash) return { ok: false, code: "idempotency_key_reused" };
  return { ok: true, orderId: earlier.id, repeated: true };
}

/**
 * Inserts the order, its first history entry and the customer's billing details in one statement. A draft is placed at
 * once: a draft that nobody sees would cost three more queries. Null when an order with its key exists already.
 */
export async function insertOrder(trx: Trx, shop: Shop, customer: Customer, order: NewOrder): Promise<OrderRow | null> {
  const at = shop.now();
  const { price, buyer } = order;
  const id = randomUUID();
  const { to } = orderTransition("draft", "placed")!;
  const history = {
    event: "placed",
    event_key: "placed@draft",
    from_state: "draft",
    to_state: to,
    by: "customer",
  } as const;
  const row = await trx
    .with("placed", (db) =>
      db
        .insertInto("orders")
        .values({ ...orderValues(shop, customer, order), id, state: to, placed_at: at, updated_at: at })
        .onConflict((on) => on.columns(["user_id", "idempotency_key"]).doNothing())
        .returningAll(),
    )
    .with("history", (db) =>
      db
        .insertInto("order_events")
        .columns(["order_id", "at", "event", "event_key", "from_state", "to_state", "by", "details"])
        .expression((eb) =>
          eb
            .selectFrom("placed")
            .select((of) => [
              "placed.id",
              "placed.placed_at",
              of.val(history.event).as("event"),
              of.val(history.event_key).as("event_key"),
              of.val<OrderState>(history.from_state).as("from_state"),
              "placed.state",
              of.val(history.by).as("by"),
              sql<string>`'{}'::jsonb`.as("details"),
            ]),
        ),
    )
    .with("billing", (db) =>
      db
        .insertInto("billing_details")
        .columns(["user_id", "name", "address", "npwp", "updated_at"])
        .expression((eb) =>
          eb
            .selectFrom("placed")
            .select((of) => [
              "placed.user_id",
              of.val(buyer.name).as("name"),
              of.val(buyer.address).as("address"),
              sql<string | null>`${buyer.npwp ?? null}::text`.as("npwp"),
              "placed.placed_at",
            ]),
        )
        .onConflict((on) =>
          on.column("user_id").doUpdateSet((eb) => ({
            name: eb.ref("excluded.name"),
            address: eb.ref("excluded.address"),
            npwp: eb.ref("excluded.npwp"),
            updated_at: eb.ref("excluded.updated_at"),
          })),
        ),
    )
    .selectFrom("placed")
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  if (price.total > 0)
    await trx
      .insertInto("payments")
      .values({
        order_id: id,
        provider: shop.gateway.provider,
        reference: row.number,
        provider_id: null,
        state: "charging",
        instructions: null,
        expires_at: order.expiresAt,
        settled_at: null,
        created_at: at,
        checked_at: at,
        can_refund: shop.gateway.canRefund(row.method),
        trace: shop.tracing?.current() ?? null,
      })
      .execute();
  return row;
}

function orderValues(shop: Shop, customer: Customer, order: NewOrder) {
  const today = jakartaDay(shop.now());
  const { price } = order;
  return {
    number: sequenceNumber("ORD", "order_numbers", today),
    user_id: customer.userId,
    email: customer.email,
    locale: order.locale,
    kind: order.kind,
    product: order.product,
    package_id: order.packageId,
    package_name: order.packageName,
    months: order.months,
    upgrade_until: order.upgradeUntil,
    unit_price: price.unitPrice,
    month_price: order.monthPrice,
    subtotal: price.subtotal,
    discount: price.discount,
    channel_fee: price.channelFee,
    dpp: price.dpp,
    ppn: price.ppn,
    total: price.total,
    lines: JSON.stringify(price.lines),
    tax: JSON.stringify(taxRateOn(today)),
    voucher_code: order.voucher?.code ?? null,
    method: order.method,
    buyer: JSON.stringify(order.buyer),
    referral_code: order.referralCode,
    quotation: order.quotation ?? null,
    first_touch: customer.touches?.first_touch ? JSON.stringify(customer.touches.first_touch) : null,
    last_touch: customer.touches?.last_touch ? JSON.stringify(customer.touches.last_touch) : null,
    exposures: customer.touches?.exposures ? JSON.stringify(customer.touches.exposures) : null,
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    expires_at: order.expiresAt,
  };
}
