import { sql } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { TermView } from "./campaign-contract.ts";
import type { NewTerm, TermKind, TermRetirement } from "./terms.ts";
import "./tables.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Returns the vocabulary by name, retired names included. */
export async function listTerms(db: Database): Promise<TermView[]> {
  const rows = await db
    .selectFrom("campaign_terms")
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom("campaign_links")
        .select(sql<number>`count(*)::int`.as("links"))
        .where(sql<boolean>`case kind when 'source' then source when 'medium' then medium else campaign end = value`)
        .as("links"),
    )
    .orderBy("value")
    .execute();
  return rows.map(({ kind, value, added_by, added_at, retired_at, links }) => ({
    kind,
    value,
    added_by,
    added_at: added_at.toISOString(),
    retired: retired_at !== null,
    links: links ?? 0,
  }));
}

/** Adds a name to the vocabulary; false when it has it already. */
export async function addTerm({ db, now }: Deps, actor: Actor, { kind, value }: NewTerm): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("campaign_terms")
      .values({ kind, value, added_by: actorName(actor), added_at: at, retired_at: null })
      .onConflict((on) => on.doNothing())
      .returning("value")
      .executeTakeFirst();
    if (!added) return false;
    const object = { kind: "campaign_term", id: `${kind}:${value}` };
    await recordChange(trx, actor, at, { action: "campaign.term_added", object, after: { kind, value } });
    await notifyAdmin(trx, "campaigns", value);
    return true;
  });
}

/** Retires a name or offers it again; false when the vocabulary has no such name. A repeat changes nothing. */
export async function retireTerm(
  { db, now }: Deps,
  actor: Actor,
  { kind, value, retired }: TermRetirement,
): Promise<boolean> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom("campaign_terms")
      .select("retired_at")
      .where("kind", "=", kind)
      .where("value", "=", value)
      .forUpdate()
      .executeTakeFirst();
    if (!known) return false;
    const before = known.retired_at !== null;
    if (before === retired) return true;
    await trx
      .updateTable("campaign_terms")
      .set({ retired_at: retired ? at : null })
      .where("kind", "=", kind)
      .where("value", "=", value)
      .execute();
    const object = { kind: "campaign_term", id: `${kind}:${value}` };
    const change = { action: "campaign.term_retired", object, before: { retired: before }, after: { retired } };
    await recordChange(trx, actor, at, change);
    await notifyAdmin(trx, "campaigns", value);
    return true;
  });
}

/** Returns those of the given names that the vocabulary does not offer, by their kind. */
export async function unknownTerms(db: Database | Trx, names: Partial<Record<TermKind, string>>): Promise<TermKind[]> {
  const offered = await db
    .selectFrom("campaign_terms")
    .select(["kind", "value"])
    .where("retired_at", "is", null)
    .where("value", "in", Object.values(names))
    .execute();
  return (Object.keys(names) as TermKind[]).filter(
    (kind) => !offered.some((each) => each.kind === kind && each.value === names[kind]),
  );
}
