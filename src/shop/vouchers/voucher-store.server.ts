import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { rupiah } from "#money/rupiah.ts";
import type { VoucherEffect } from "../orders/order-states.ts";
import type { VoucherQuery } from "../orders/requests.ts";
import { type Voucher, type VoucherHolder, voucherCode } from "./voucher.ts";

type VoucherRow = Selectable<Tables["vouchers"]>;

function toVoucher(row: VoucherRow): Voucher {
  return {
    id: row.id,
    code: row.code,
    unit: row.unit,
    value: row.value,
    cap: row.max_price === null ? null : rupiah(row.max_price),
    startsOn: row.start_date,
    endsOn: row.end_date,
    withdrawnAt: row.expired,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    products: row.products,
    minMonths: row.min_months,
    held: row.held,
    used: row.used,
  };
}

export async function findVoucher(db: Database | Trx, code: string): Promise<Voucher | null> {
  const row = await db.selectFrom("vouchers").selectAll().where("code", "=", voucherCode(code)).executeTakeFirst();
  return row ? toVoucher(row) : null;
}

/** Returns how often a customer has used a voucher, and which order of theirs holds it: at most one does. */
export async function customerUse(
  db: Database | Trx,
  voucherId: number,
  userId: string,
): Promise<{ used: number; heldBy: VoucherHolder | null }> {
  const rows = await db
    .selectFrom("voucher_holds")
    .innerJoin("orders", "orders.id", "voucher_holds.order_id")
    .select(["voucher_holds.state as hold", "orders.number", "orders.state"])
    .where("voucher_holds.voucher_id", "=", voucherId)
    .where("voucher_holds.user_id", "=", userId)
    .where("voucher_holds.state", "in", ["held", "used"])
    .execute();
  const held = rows.find(({ hold }) => hold === "held");
  return {
    used: rows.filter(({ hold }) => hold === "used").length,
    heldBy: held ? { order: held.number, isChecked: held.state === "manual_review" } : null,
  };
}

const columns = {
  id: "id",
  code: "code",
  uuid: "uuid",
  max_price: "max_price",
  expired: "expired",
  start_date: "start_date",
  end_date: "end_date",
  value: "value",
  unit: "unit",
  createdAt: "created_at",
  updatedAt: "updated_at",
} as const;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the SQL condition that a voucher with the given code and uuid exists. */
export function voucherExists({ code, uuid }: Pick<VoucherQuery, "code" | "uuid">): RawBuilder<unknown> {
  if (uuid && !uuidForm.test(uuid)) return sql`false`;
  return sql`exists (select from vouchers where ${code ? sql`code = ${voucherCode(code)}` : sql`true`}
    and ${uuid ? sql`uuid = ${uuid.toLowerCase()}` : sql`true`})`;
}

/** Returns the vouchers that match. Without code and uuid the list is empty: vouchers are not listed publicly. */
export async function lookUpVouchers(db: Database, query: VoucherQuery): Promise<VoucherRow[]> {
  if (!query.code && !query.uuid) return [];
  if (query.uuid && !uuidForm.test(query.uuid)) return [];
  let select = db.selectFrom("vouchers").selectAll();
  if (query.code) select = select.where("code", "=", voucherCode(query.code));
  if (query.uuid) select = select.where("uuid", "=", query.uuid.toLowerCase());
  const direction = query.sort?.toLowerCase() === "desc" ? "desc" : "asc";
  return select.orderBy(columns[query.sort_field ?? "id"], direction).execute();
}

/**
 * Holds one of the remaining uses for an order in the same transaction.
 * @returns why it cannot be held, or null when it is
 */
export async function holdVoucher(
  trx: Trx,
  hold: { voucherId: number; orderId: string; userId: string; at: Date },
): Promise<"exhausted" | "held_by_customer" | "used_by_customer" | null> {
  // The update comes first: its row lock makes other orders with the same voucher wait for this transaction.
  const row = await trx
    .updateTable("vouchers")
    .set({ held: sql`held + 1` })
    .where("id", "=", hold.voucherId)
    .where(sql<boolean>`(max_uses is null or held + used < max_uses)`)
    .returning("max_uses_per_customer")
    .executeTakeFirst();
  if (!row) return "exhausted";
  const use = await customerUse(trx, hold.voucherId, hold.userId);
  if (use.heldBy) return "held_by_customer";
  if (row.max_uses_per_customer !== null && use.used >= row.max_uses_per_customer) return "used_by_customer";
  const values = { voucher_id: hold.voucherId, user_id: hold.userId, state: "held" as const, updated_at: hold.at };
  await trx
    .insertInto("voucher_holds")
    .values({ order_id: hold.orderId, ...values })
    .onConflict((on) => on.column("order_id").doUpdateSet({ state: "held", updated_at: hold.at }))
    .execute();
  return null;
}

/** Applies an effect of the order state table to the order's voucher. The caller has locked the order, so each applies once. */
export async function applyVoucherEffect(trx: Trx, orderId: string, effect: VoucherEffect, at: Date): Promise<void> {
  if (effect === "keep") return;
  const hold = await trx.selectFrom("voucher_holds").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  if (!hold) return;
  if (effect === "hold") return restoreHold(trx, { ...hold, at });
  const next = effect === "use" ? "used" : "given_back";
  if (hold.state === next) return;
  const decrement = (column: "held" | "used") =>
    hold.state === column ? sql<number>`${sql.ref(column)} - 1` : undefined;
  await trx
    .updateTable("vouchers")
    .set({ held: decrement("held"), used: next === "used" ? sql<number>`used + 1` : decrement("used") })
    .where("id", "=", hold.voucher_id)
    .execute();
  await trx.updateTable("voucher_holds").set({ state: next, updated_at: at }).where("order_id", "=", orderId).execute();
}

/**
 * Holds the voucher again for an order that received late money after the voucher was given back. Without a use left it
 * stays given back until a person decides on the order, and then counts as used even above the limit.
 */
async function restoreHold(
  trx: Trx,
  hold: { order_id: string; voucher_id: number; user_id: string; state: string; at: Date },
) {
  if (hold.state !== "given_back") return;
  const restored = await trx
    .updateTable("vouchers")
    .set({ held: sql`held + 1` })
    .where("id", "=", hold.voucher_id)
    .where(sql<boolean>`(max_uses is null or held + used < max_uses)`)
    .returning("id")
    .executeTakeFirst();
  if (!restored) return;
  if ((await customerUse(trx, hold.voucher_id, hold.user_id)).heldBy) {
    await trx.updateTable("vouchers").set({ held: sql`held - 1` }).where("id", "=", hold.voucher_id).execute();
    return;
  }
  await trx
    .updateTable("voucher_holds")
    .set({ state: "held", updated_at: hold.at })
    .where("order_id", "=", hold.order_id)
    .execute();
}
