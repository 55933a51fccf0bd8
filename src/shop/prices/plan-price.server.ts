import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { addDays, jakartaDay } from "#time/jakarta-day.ts";
import type { Shop } from "../shop.server.ts";
import { countRenewing } from "./price-notices.server.ts";
import { type NewPricePlan, noticeDays } from "./price-plan.ts";

type PlanDeps = Pick<Shop, "db" | "jobs" | "now">;

type PlanPriceResult =
  | { ok: true; id: number }
  | {
      ok: false;
      code: "unknown_package" | "stale_version" | "day_past" | "day_planned" | "same_price" | "notice_too_short";
    };

/**
 * Plans a price from a day on. Of a higher one, customers who would renew are told (`tellOfPrices`), which needs its time before
 * that day. A plan for today is carried out by the job at once; until then, and for quotes before that
 * day, the present price holds.
 */
export async function planPrice(
  { db, jobs, now }: PlanDeps,
  actor: Actor,
  plan: NewPricePlan,
): Promise<PlanPriceResult> {
  const at = now();
  const { version, ...terms } = plan;
  return db.transaction().execute(async (trx): Promise<PlanPriceResult> => {
    // The lock orders this after a plan of somebody else that is being stored.
    const found = await trx
      .selectFrom("packages")
      .select(["price", "version"])
      .where("id", "=", plan.package_id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { ok: false, code: "unknown_package" };
    if (found.version !== version) return { ok: false, code: "stale_version" };
    if (plan.from_day < jakartaDay(at)) return { ok: false, code: "day_past" };
    const planned = await trx
      .selectFrom("price_plans")
      .select(["price", "from_day"])
      .where("package_id", "=", plan.package_id)
      .where("state", "=", "planned")
      .where("from_day", "<=", plan.from_day)
      .orderBy("from_day", "desc")
      .executeTakeFirst();
    if (planned?.from_day === plan.from_day) return { ok: false, code: "day_planned" };
    const before = (planned ?? found).price;
    if (before === plan.price) return { ok: false, code: "same_price" };
    const isHigher = plan.price > before;
    if (isHigher && plan.from_day < addDays(jakartaDay(at), noticeDays)) {
      const renewing = await countRenewing(trx, plan.package_id);
      if (renewing.size > 0) return { ok: false, code: "notice_too_short" };
    }
    const { id } = await trx
      .insertInto("price_plans")
      .values({
        ...terms,
        planned_by: actorName(actor),
        planned_at: at,
        state: "planned",
        ended_by: null,
        ended_at: null,
        notice_from: isHigher ? before : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (plan.from_day === jakartaDay(at)) await jobs.send(trx, "price-changes", {});
    else if (isHigher) await jobs.send(trx, "price-notices", {});
    await notifyAdmin(trx, "prices", plan.package_id);
    await recordChange(trx, actor, at, {
      action: "price.planned",
      object: { kind: "package", id: plan.package_id },
      before: { price: found.price },
      after: { price: plan.price, from_day: plan.from_day },
      reason: plan.reason,
    });
    return { ok: true, id };
  });
}

type CancelPlanResult = { ok: true } | { ok: false; code: "unknown_plan" | "stale_version" | "plan_ended" };

/** Cancels a price that does not hold yet; who was told of it is told that too. */
export async function cancelPlannedPrice(
  { db, jobs, now }: PlanDeps,
  actor: Actor,
  { id, version, reason }: { id: number; version: number; reason: string },
): Promise<CancelPlanResult> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<CancelPlanResult> => {
    const plan = await trx.selectFrom("price_plans").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!plan) return { ok: false, code: "unknown_plan" };
    if (plan.state !== "planned") return { ok: false, code: "plan_ended" };
    if (plan.version !== version) return { ok: false, code: "stale_version" };
    await trx
      .updateTable("price_plans")
      .set({ state: "cancelled", ended_by: actorName(actor), ended_at: at })
      .where("id", "=", id)
      .execute();
    if (plan.notice_from !== null) await jobs.send(trx, "price-notices", {});
    await notifyAdmin(trx, "prices", plan.package_id);
    await recordChange(trx, actor, at, {
      action: "price.plan_cancelled",
      object: { kind: "package", id: plan.package_id },
      before: { price: plan.price, from_day: plan.from_day },
      reason,
    });
    return { ok: true };
  });
}
