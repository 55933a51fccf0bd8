import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { LeadDeps } from "../deps.server.ts";
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
  industries: readonly string[];
  last_turn: number;
}

/**
 * Assigns each selected lead to the person who has waited longest for one, among those who are not absent and whose products,
 * languages and industries match;
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
    turns ??= await lockTurns(trx, possible, deps.now());
    const owner_id = await takeTurn(trx, turns, lead);
    return owner_id === undefined ? undefined : { owner_id };
  });
}

type SharedLead = Pick<LockedLead, "product" | "locale" | "industry">;

/** Returns whose turn a lead is, and counts the turn; undefined when nobody matches. */
export async function takeTurn(trx: Trx, turns: Turn[], lead: SharedLead): Promise<string | undefined> {
  const next = nextInTurn(turns, lead);
  if (!next) return undefined;
  next.last_turn = Math.max(...turns.map(({ last_turn }) => last_turn)) + 1;
  await trx.updateTable("lead_turns").set({ last_turn: next.last_turn }).where("user_id", "=", next.user_id).execute();
  return next.user_id;
}

/** Returns who is assigned a lead next. */
function nextInTurn(turns: readonly Turn[], { product, locale, industry }: SharedLead): Turn | undefined {
  const matches = (list: readonly string[], value: string) => list.length === 0 || list.includes(value);
  return turns
    .filter(
      ({ products, locales, industries }) =>
        matches(products, product) && matches(locales, locale) && matches(industries, industry),
    )
    .sort((a, b) => a.last_turn - b.last_turn || (a.user_id < b.user_id ? -1 : 1))[0];
}

/**
 * Reads who takes part and is not absent, and locks it: two assignments at once would otherwise give both leads to the same
 * person.
 */
export async function lockTurns(trx: Trx, possible: readonly PossibleOwner[], now: Date): Promise<Turn[]> {
  const today = jakartaDay(now);
  if (possible.length === 0) return [];
  await trx
    .insertInto("lead_turns")
    .values(possible.map(({ id, byDefault }) => ({ user_id: id, takes_part: byDefault, products: [], locales: [] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("lead_turns")
    .select(["user_id", "products", "locales", "industries", "last_turn"])
    .where("takes_part", "=", true)
    .where(sql<boolean>`(absent_from is null or absent_from > ${today}::date or absent_to < ${today}::date)`)
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
  industries: string[];
  /** The first and the last day on which the person is away; without a last one, until further notice. */
  absent_from: Day | null;
  absent_to: Day | null;
}

/** What a person changes of it: a member that is absent stays as it is. */
type TurnChange = Pick<TurnPreference, "takes_part" | "products" | "locales"> & {
  [Name in "industries" | "absent_from" | "absent_to"]?: TurnPreference[Name] | undefined;
};

/** Returns each person's part in the assignment in turn. */
export async function readTurns(db: Database, people: readonly PossibleOwner[]): Promise<Map<string, TurnPreference>> {
  const stored = await db
    .selectFrom("lead_turns")
    .select(["user_id", ...preferenceColumns])
    .execute();
  return new Map(
    people.map(({ id, byDefault }) => {
      const row = stored.find(({ user_id }) => user_id === id);
      const { takes_part = byDefault, products = [], locales = [], industries = [] } = row ?? {};
      const { absent_from = null, absent_to = null } = row ?? {};
      return [id, { takes_part, products, locales, industries, absent_from, absent_to }];
    }),
  );
}

const preferenceColumns = ["takes_part", "products", "locales", "industries", "absent_from", "absent_to"] as const;

/** Stores a person's part in the assignment in turn, and when they are away. */
export async function saveTurn(
  userId: string,
  change: TurnChange,
  actor: Actor,
  { db, now }: Pick<LeadDeps, "db" | "now">,
): Promise<{ ok: true } | { ok: false; code: "ends_too_early" }> {
  // Nobody is absent until a day without being absent from one.
  const turn = { ...withoutUndefined(change), ...(change.absent_from === null && { absent_to: null }) };
  if (turn.absent_from && turn.absent_to && turn.absent_to < turn.absent_from)
    return { ok: false, code: "ends_too_early" };
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("lead_turns")
      .select(preferenceColumns)
      .where("user_id", "=", userId)
      .executeTakeFirst();
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
  return { ok: true };
}

const withoutUndefined = (change: TurnChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Required<TurnChange>;
