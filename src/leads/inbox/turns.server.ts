import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { LeadDeps } from "../requests/receive-request.server.ts";
import type { PossibleOwner } from "./assign-in-turn.server.ts";

/** When a person is assigned leads in turn. */
export interface TurnPreference {
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
