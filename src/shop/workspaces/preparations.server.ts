import { notify } from "#infra/database/notify.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type Day, daysBetween, jakartaDay } from "#time/jakarta-day.ts";
import { orderChannel, type ShopTrx } from "../shop.server.ts";
import { type WorkspaceEvent, workspaceDueDay, workspaceTransition } from "./workspace-states.ts";

/** A paid order whose workspace is to be opened. */
export interface WaitingOrder {
  orderId: string;
  /** When it was paid. */
  requestedAt: Date;
  dueDay: Day;
}

/** Returns whether the workspace of a subscription is still to be opened. */
export async function isPreparing(db: Database | Trx, subscriptionId: string): Promise<boolean> {
  return (await waitingOrders(db, subscriptionId)).length > 0;
}

/** Returns the paid orders that wait for the workspace of a subscription, in the sequence in which they were paid. */
export async function waitingOrders(db: Database | Trx, subscriptionId: string): Promise<WaitingOrder[]> {
  return db
    .selectFrom("workspace_preparations")
    .select(["order_id as orderId", "requested_at as requestedAt", "due_day as dueDay"])
    .where("subscription_id", "=", subscriptionId)
    .where("state", "=", "preparing")
    .orderBy("requested_at")
    .execute();
}

/**
 * Records that the period of a paid order starts with its workspace. An order for more months, paid meanwhile, waits for
 * the same workspace, which stays due on the same day.
 */
export async function startPreparation(
  trx: Trx,
  { orderId, subscriptionId, at }: { orderId: string; subscriptionId: string; at: Date },
): Promise<void> {
  const [first] = await waitingOrders(trx, subscriptionId);
  await trx
    .insertInto("workspace_preparations")
    .values({
      order_id: orderId,
      subscription_id: subscriptionId,
      state: "preparing",
      requested_at: at,
      due_day: first?.dueDay ?? workspaceDueDay(at),
      ended_at: null,
      ended_by: null,
      days_given_back: null,
    })
    .execute();
}

/** Ends the preparations of orders that nobody is invited for any more; nothing where the workspace is open already. */
export async function dropPreparations(
  { trx, now }: Pick<ShopTrx, "trx" | "now">,
  orderIds: readonly string[],
  event: Exclude<WorkspaceEvent, "opened">,
): Promise<void> {
  await trx
    .updateTable("workspace_preparations")
    .set({ state: workspaceTransition("preparing", event)!, ended_at: now(), ended_by: event })
    .where("state", "=", "preparing")
    .where("order_id", "in", orderIds)
    .execute();
}

/** Ends the preparations of orders whose workspace is open, and notifies their pages. */
export async function endPreparations(
  { trx, now }: Pick<ShopTrx, "trx" | "now">,
  waiting: readonly WaitingOrder[],
  by: string,
): Promise<void> {
  const at = now();
  for (const { orderId, requestedAt } of waiting) {
    await trx
      .updateTable("workspace_preparations")
      .set({
        state: workspaceTransition("preparing", "opened")!,
        ended_at: at,
        ended_by: by,
        days_given_back: daysGivenBack(requestedAt, jakartaDay(at)),
      })
      .where("order_id", "=", orderId)
      .execute();
    await trx.updateTable("orders").set({ updated_at: at }).where("id", "=", orderId).execute();
    await notify(trx, orderChannel, orderId);
  }
}

/** Returns the days by which a period starts later than it was paid for. */
function daysGivenBack(paidAt: Date, today: Day): number {
  return Math.max(0, daysBetween(jakartaDay(paidAt), today));
}

/** Counts the customers' packages whose workspace is to be opened, and those of them that are late. */
export async function countPreparations(db: Database, today: Day): Promise<{ preparing: number; late: number }> {
  const row = await db
    .selectFrom("workspace_preparations")
    .where("state", "=", "preparing")
    .select((eb) => [
      eb.fn.count<string>("subscription_id").distinct().as("preparing"),
      eb.fn.count<string>("subscription_id").distinct().filterWhere("due_day", "<", today).as("late"),
    ])
    .executeTakeFirstOrThrow();
  return { preparing: Number(row.preparing), late: Number(row.late) };
}
