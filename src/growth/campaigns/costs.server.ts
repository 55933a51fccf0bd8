import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { CostView } from "./campaign-contract.ts";
import { type CostEntry, daysOfPeriod, type NewCost } from "./cost.ts";
import { unknownTerms } from "./terms.server.ts";
import type { TermKind } from "./terms.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

const dayColumns = [sql<Day>`first_day::text`.as("first_day"), sql<Day>`last_day::text`.as("last_day")] as const;

/** Returns one page of the costs, the latest period first. */
export async function listCosts(
  db: Database,
  { campaign, ...paging }: Paging & { campaign?: string | undefined },
): Promise<Page<CostView>> {
  let query = db
    .selectFrom("campaign_costs")
    .select(["id", "campaign", "source", "amount", "note", "changed_by", "changed_at", ...dayColumns]);
  if (campaign) query = query.where("campaign", "=", campaign);
  const key = [
    ["campaign_costs.last_day", "desc", "day"],
    ["campaign_costs.id", "desc", "number"],
  ] as const;
  const { rows, next } = await page(query, key, paging);
  return { rows: rows.map(({ changed_at, ...row }) => ({ ...row, changed_at: changed_at.toISOString() })), next };
}

/** Returns the costs that touch a period. */
export function costsWithin(db: Database, { from, to }: { from: Day; to: Day }): Promise<CostEntry[]> {
  return db
    .selectFrom("campaign_costs")
    .select(["campaign", "source", "amount", ...dayColumns])
    .where(sql<boolean>`last_day >= ${from}::date and first_day <= ${to}::date`)
    .execute();
}

type CostAdded =
  | { ok: true }
  | { ok: false; code: "cost_known" }
  | { ok: false; code: "unknown_terms"; kinds: TermKind[] };

/** Stores a cost. One of the same campaign, source and period is refused: it would be counted twice. */
export async function addCost({ db, now }: Deps, actor: Actor, cost: NewCost): Promise<CostAdded> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<CostAdded> => {
    const { campaign, source } = cost;
    const kinds = await unknownTerms(trx, { campaign, source });
    if (kinds.length > 0) return { ok: false, code: "unknown_terms", kinds };
    const stored = await trx
      .insertInto("campaign_costs")
      .values(costRow(cost, actor, at))
      .onConflict((on) => on.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) return { ok: false, code: "cost_known" };
    await recordCost(trx, actor, at, { action: "campaign.cost_added", id: stored.id, after: cost });
    return { ok: true };
  });
}

/** Removes a cost that was entered by mistake; false when there is none. */
export async function removeCost({ db, now }: Deps, actor: Actor, id: number): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("campaign_costs")
      .where("id", "=", id)
      .returning(["campaign", "source", "amount", "note", ...dayColumns])
      .executeTakeFirst();
    if (!removed) return false;
    await recordCost(trx, actor, at, { action: "campaign.cost_removed", id, before: removed });
    return true;
  });
}

/** Returns the row of a cost; its period is valid. */
export function costRow({ campaign, source, period, amount, note }: NewCost, actor: Actor, at: Date) {
  return { campaign, source, ...daysOfPeriod(period)!, amount, note, changed_by: actorName(actor), changed_at: at };
}

/** Writes a change of a cost to the audit log, and refreshes open screens. */
export async function recordCost(
  trx: Trx,
  actor: Actor,
  at: Date,
  { action, id, before, after }: { action: string; id: number; before?: object; after?: object },
): Promise<void> {
  await recordChange(trx, actor, at, {
    action,
    object: { kind: "campaign_cost", id: String(id) },
    ...(before && { before: { ...before } }),
    ...(after && { after: { ...after } }),
  });
  await notifyAdmin(trx, "campaigns", String(id));
}
