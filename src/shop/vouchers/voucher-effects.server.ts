import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import type { VoucherEffect } from "../orders/order-states.ts";
import { customerUse } from "./voucher-store.server.ts";

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
