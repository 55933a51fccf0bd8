import { sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { createPauses } from "#time/create-pauses.server.ts";
import type { CostPreview, PreviewLine } from "./campaign-contract.ts";
import { daysOfPeriod, type NewCost } from "./cost.ts";
import { type CostFile, readCostFile } from "./cost-file.ts";
import { costRow, recordCost } from "./costs.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

type Refused = Extract<CostFile, { ok: false }>;
type Previewed = ({ ok: true } & CostPreview) | Refused;

/** Returns what an import of a file would do, line by line; nothing is stored. */
export async function previewCosts(db: Database, text: string): Promise<Previewed> {
  const file = await readCostFile(text, createPauses());
  return file.ok ? { ok: true, ...(await compare(db, file)) } : file;
}

type Imported =
  | { ok: true; added: number; changed: number; same: number }
  | Refused
  | { ok: false; code: "lines_wrong" };

/**
 * Stores the costs of a file: those that are new, and other amounts of those that are known. The same file imported twice
 * changes nothing the second time. With one wrong line nothing is stored.
 */
export async function importCosts({ db, now }: Deps, actor: Actor, text: string): Promise<Imported> {
  const file = await readCostFile(text, createPauses());
  if (!file.ok) return file;
  const at = now();
  return db.transaction().execute(async (trx): Promise<Imported> => {
    // Two people who import one file at once: the second one finds the costs of the first.
    await sql`select pg_advisory_xact_lock(hashtext('bigsuite-campaign-costs'))`.execute(trx);
    const { lines, counts } = await compare(trx, file);
    if (counts.wrong > 0) return { ok: false, code: "lines_wrong" };
    for (const line of lines) {
      if (line.state === "new") await insert(trx, actor, at, line.cost);
      if (line.state === "changed") await change(trx, actor, at, line.cost, line.before);
    }
    const done = { added: counts.new, changed: counts.changed, same: counts.same };
    const object = { kind: "campaign_cost", id: "file" };
    await recordChange(trx, actor, at, { action: "campaign.costs_imported", object, after: done });
    return { ok: true, ...done };
  });
}

async function compare(db: Database | Trx, { lines }: Extract<CostFile, { ok: true }>): Promise<CostPreview> {
  const offered = await db
    .selectFrom("campaign_terms")
    .select(["kind", "value"])
    .where("retired_at", "is", null)
    .where("kind", "in", ["campaign", "source"])
    .execute();
  const vocabulary = new Set(offered.map(({ kind, value }) => `${kind} ${value}`));
  const known = await knownCosts(db);
  const compared = lines.map((each): PreviewLine => {
    if (!each.ok) return { line: each.line, state: "wrong", column: each.column, code: each.code };
    const { line, cost } = each;
    const unknown = (["campaign", "source"] as const).find((kind) => !vocabulary.has(`${kind} ${cost[kind]}`));
    if (unknown) return { line, state: "wrong", column: unknown, code: "unknown_term", value: cost[unknown] };
    const before = known.get(keyOf(cost));
    if (before === undefined) return { line, state: "new", cost };
    return before === cost.amount ? { line, state: "same", cost } : { line, state: "changed", cost, before };
  });
  const count = (state: PreviewLine["state"]) => compared.filter((each) => each.state === state).length;
  return {
    lines: compared,
    counts: { new: count("new"), changed: count("changed"), same: count("same"), wrong: count("wrong") },
  };
}

/** Returns the stored amounts by campaign, source and days. */
async function knownCosts(db: Database | Trx): Promise<Map<string, Rupiah>> {
  const { rows } = await sql<{ key: string; amount: Rupiah }>`
    select campaign || ' ' || source || ' ' || first_day || ' ' || last_day as key, amount from campaign_costs`.execute(
    db,
  );
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

function keyOf({ campaign, source, period }: NewCost): string {
  const { first_day, last_day } = daysOfPeriod(period)!;
  return `${campaign} ${source} ${first_day} ${last_day}`;
}

async function insert(trx: Trx, actor: Actor, at: Date, cost: NewCost): Promise<void> {
  const { id } = await trx
    .insertInto("campaign_costs")
    .values(costRow(cost, actor, at))
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordCost(trx, actor, at, { action: "campaign.cost_added", id, after: cost });
}

async function change(trx: Trx, actor: Actor, at: Date, cost: NewCost, before: Rupiah): Promise<void> {
  const { first_day, last_day, ...row } = costRow(cost, actor, at);
  const { id } = await trx
    .updateTable("campaign_costs")
    .set({ amount: row.amount, note: row.note, changed_by: row.changed_by, changed_at: at })
    .where("campaign", "=", row.campaign)
    .where("source", "=", row.source)
    .where("first_day", "=", first_day)
    .where("last_day", "=", last_day)
    .returning("id")
    .executeTakeFirstOrThrow();
  const amounts = { before: { amount: before }, after: { amount: row.amount } };
  await recordCost(trx, actor, at, { action: "campaign.cost_changed", id, ...amounts });
}
