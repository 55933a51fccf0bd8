import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
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

/** When a person is assigned leads in turn. */
interface TurnPreference {
  takes_part: boolean;
  products: string[];
  locales: string[];
}

/** Returns each person's part in the assignment in turn. */
export async function readTurns(db: Database, people: readonly PossibleOwner[]): Promise<Map<string, TurnPreference>> {
  const stored = await db.selectFrom("lead_turns").select(["user_id", "takes_part", "products", "locales"]).execute();
  return new Map(
    people.map(({ id, byDefault }) => {
      const row = stored.find(({ user_id }) => user_id === id);
      const { takes_part = byDefault, products = [], locales = [] } = row ?? {};
      return [id, { takes_part, products, locales }];
    }),
  );
}

/** Stores a person's part in the assignment in turn. */
export async function saveTurn(
  userId: string,
  turn: TurnPreference,
  actor: Actor,
  { db, now }: Pick<LeadDeps, "db" | "now">,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const columns = ["takes_part", "products", "locales"] as const;
    const before = await trx.selectFrom("lead_turns").select(columns).where("user_id", "=", userId).executeTakeFirst();
    await trx
      .insertInto("lead_turns")
      .values({ user_id: userId, ...turn })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(turn))
      .execute();
    const object = { kind: "leads", id: `turn:${userId}` };
    await recordChange(trx, actor, now(), {
      action: "lead.turn_changed",
      object,
      ...(before && { before }),
      after: { ...turn },
    });
    await notifyAdmin(trx, "leads", "");
  });
}
