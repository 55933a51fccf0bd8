import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { LeadDeps } from "../requests/receive-request.server.ts";
import type { LockedLead } from "./change-lead.server.ts";
import { type BulkOutcome, changeEach, type SelectedLead } from "./change-leads.server.ts";

/** Somebody who may own leads. */
export interface PossibleOwner {
  id: string;
  /** Whether the person takes part without having been asked. */
  byDefault: boolean;
}

interface Turn {
  user_id: string;
  products: readonly string[];
  locales: readonly string[];
  last_turn: number;
}

/**
 * Assigns each selected lead to the person who has waited longest for one, among those whose products and languages match;
 * with equal claims the lower id decides. A lead that nobody matches is skipped.
 */
export function assignInTurn(
  selected: readonly SelectedLead[],
  possible: readonly PossibleOwner[],
  actor: Actor,
  deps: LeadDeps,
): Promise<BulkOutcome> {
  let turns: Turn[] | undefined;
  return changeEach(selected, actor, deps, async (trx, lead) => {
    turns ??= await lockTurns(trx, possible);
    const next = nextInTurn(turns, lead);
    if (!next) return undefined;
    next.last_turn = Math.max(...turns.map(({ last_turn }) => last_turn)) + 1;
    await trx
      .updateTable("lead_turns")
      .set({ last_turn: next.last_turn })
      .where("user_id", "=", next.user_id)
      .execute();
    return { owner_id: next.user_id };
  });
}

/** Returns who is assigned a lead next. */
function nextInTurn(turns: readonly Turn[], lead: Pick<LockedLead, "product" | "locale">): Turn | undefined {
  const matches = (list: readonly string[], value: string) => list.length === 0 || list.includes(value);
  return turns
    .filter(({ products, locales }) => matches(products, lead.product) && matches(locales, lead.locale))
    .sort((a, b) => a.last_turn - b.last_turn || (a.user_id < b.user_id ? -1 : 1))[0];
}

/** Reads who takes part, and locks it: two assignments at once would otherwise give both leads to the same person. */
async function lockTurns(trx: Trx, possible: readonly PossibleOwner[]): Promise<Turn[]> {
  if (possible.length === 0) return [];
  await trx
    .insertInto("lead_turns")
    .values(possible.map(({ id, byDefault }) => ({ user_id: id, takes_part: byDefault, products: [], locales: [] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("lead_turns")
    .select(["user_id", "products", "locales", "last_turn"])
    .where("takes_part", "=", true)
    .where(
      "user_id",
      "in",
      possible.map(({ id }) => id),
    )
    .orderBy("user_id")
    .forUpdate()
    .execute();
}
