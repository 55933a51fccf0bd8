import { sql } from "kysely";
import type { Trx } from "#infra/database/tables.server.ts";
import type { VoucherEffect } from "../orders/order-states.ts";
import { customerUse } from "./voucher-store.server.ts";

/** Does to an order's voucher what the state table says. The order's row is locked, so each effect happens once. */
export async function applyVoucherEffect(trx: Trx, orderId: string, effect: VoucherEffect, at: Date): Promise<void> {
  if (effect === "keep") return;
  const hold = await trx.selectFrom("voucher_holds").selectAll().where("order_id", "=", orderId).executeTakeFirst();
  if (!hold) return;
  if (effect === "hold") return holdAgain(trx, { ...hold, at });
  const next = effect === "use" ? "used" : "given_back";
  if (hold.state === next) return;
  const less = (column: "held" | "used") => (hold.state === column ? sql<number>`${sql.ref(column)} - 1` : undefined);
  await trx
    .updateTable("vouchers")
    .set({ held: less("held"), used: next === "used" ? sql<number>`used + 1` : less("used") })
    .where("id", "=", hold.voucher_id)
    .execute();
  await trx.updateTable("voucher_holds").set({ state: next, updated_at: at }).where("order_id", "=", orderId).execute();
}

/**
 * Money came late for an order whose voucher was given back. It is held again when a use is left; when none is, it
 * stays given back until a person settles the order, and then counts as used even above the limit: honouring it was
 * that person's choice.
 */
async function holdAgain(
  trx: Trx,
  hold: { order_id: string; voucher_id: number; user_id: string; state: string; at: Date },
) {
  if (hold.state !== "given_back") return;
  const taken = await trx
    .updateTable("vouchers")
    .set({ held: sql`held + 1` })
    .where("id", "=", hold.voucher_id)
    .where(sql<boolean>`(max_uses is null or held + used < max_uses)`)
    .returning("id")
    .executeTakeFirst();
  if (!taken) return;
  if ((await customerUse(trx, hold.voucher_id, hold.user_id)).holds) {
    await trx.updateTable("vouchers").set({ held: sql`held - 1` }).where("id", "=", hold.voucher_id).execute();
    return;
  }
  await trx
    .updateTable("voucher_holds")
    .set({ state: "held", updated_at: hold.at })
    .where("order_id", "=", hold.order_id)
    .execute();
}
