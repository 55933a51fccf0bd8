import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import "../tables.server.ts";
import type { LeadEventTable } from "../tables.server.ts";
import { dealValue } from "./deal.ts";
import type { DealInput } from "./pipeline-contract.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Stores what a lead is worth and when it is expected to close, with its history and the audit log. */
export function saveDeal(
  id: string,
  { version, lines, amount, months, expected_close }: DealInput,
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "not_found" | "merged" | "stale_version" }> {
  return db.transaction().execute(async (trx) => {
    const lead = await trx
      .selectFrom("leads")
      .select(["version", "merged_into", "deal_amount", "deal_months", "deal_value", "deal_lines", "expected_close"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!lead) return { ok: false, code: "not_found" };
    if (lead.merged_into) return { ok: false, code: "merged" };
    if (lead.version !== version) return { ok: false, code: "stale_version" };
    const counted = dealValue({ lines, amount, months });
    const deal_months = counted.amount === null ? null : months;
    const before = { value: lead.deal_value, months: lead.deal_months, expected_close: lead.expected_close };
    const after = { value: counted.value, months: deal_months, expected_close };
    const earlier = { ...before, amount: lead.deal_amount, lines: lead.deal_lines ?? [] };
    const stored = { ...after, amount: counted.amount, lines };
    if (JSON.stringify(comparable(earlier)) === JSON.stringify(comparable(stored))) return { ok: true };
    const at = now();
    await trx
      .updateTable("leads")
      .set({
        deal_amount: counted.amount,
        deal_value: counted.value,
        deal_months,
        deal_lines: lines.length > 0 ? JSON.stringify(lines) : null,
        expected_close,
        updated_at: at,
      })
      .where("id", "=", id)
      .execute();
    await addEvent(trx, id, "deal_changed", { from: before.value, to: after.value, ...after }, actor, at);
    await recordChange(trx, actor, at, {
      action: "lead.deal_changed",
      object: { kind: "leads", id },
      before: { ...before, lines: earlier.lines.length },
      after: { ...after, lines: lines.length },
    });
    return { ok: true };
  });
}

/** Returns a deal with its members in one order, as JSON of the database has its own. */
const comparable = ({
  lines,
  value,
  months,
  expected_close,
  amount,
}: Record<string, unknown> & { lines: readonly object[] }) => [
  value,
  months,
  expected_close,
  amount,
  lines.map((line) => {
    const {
      product,
      package_id,
      amount: ofLine,
    } = line as { product: string; package_id: string | null; amount: Rupiah };
    return [product, package_id, ofLine];
  }),
];

async function addEvent(
  trx: Trx,
  lead_id: string,
  kind: LeadEventTable["kind"],
  details: Record<string, unknown>,
  actor: Actor,
  at: Date,
): Promise<void> {
  const event = { lead_id, at, kind, by: actorName(actor), details: JSON.stringify(details) };
  await trx.insertInto("lead_events").values(event).execute();
}

/** An order, as the desk that offers it knows it. */
interface LinkedOrder {
  id: string;
  number: string;
}

/** Stores that an order came from a lead. Repeatable; an order of another lead is refused. */
export function linkOrder(
  lead: string,
  order: LinkedOrder,
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "not_found" | "linked" }> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const found = await trx.selectFrom("leads").select("id").where("id", "=", lead).forUpdate().executeTakeFirst();
    if (!found) return { ok: false, code: "not_found" };
    const inserted = await trx
      .insertInto("lead_orders")
      .values({ order_id: order.id, lead_id: lead, linked_at: at })
      .onConflict((conflict) => conflict.column("order_id").doNothing())
      .returning("order_id")
      .executeTakeFirst();
    if (!inserted) {
      const other = await trx
        .selectFrom("lead_orders")
        .select("lead_id")
        .where("order_id", "=", order.id)
        .executeTakeFirst();
      return other?.lead_id === lead ? { ok: true } : { ok: false, code: "linked" };
    }
    await recordOrder(trx, lead, "order_linked", order, actor, at);
    return { ok: true };
  });
}

/** Takes back that an order came from a lead. */
export function unlinkOrder(
  lead: string,
  order: LinkedOrder,
  actor: Actor,
  { db, now }: Deps,
): Promise<{ ok: true } | { ok: false; code: "not_found" }> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("lead_orders")
      .where("order_id", "=", order.id)
      .where("lead_id", "=", lead)
      .returning("order_id")
      .executeTakeFirst();
    if (!deleted) return { ok: false, code: "not_found" };
    await recordOrder(trx, lead, "order_unlinked", order, actor, now());
    return { ok: true };
  });
}

async function recordOrder(
  trx: Trx,
  lead: string,
  kind: "order_linked" | "order_unlinked",
  { id, number }: LinkedOrder,
  actor: Actor,
  at: Date,
): Promise<void> {
  // The lead changed: its version counts, and open screens read it again.
  await trx.updateTable("leads").set({ updated_at: at }).where("id", "=", lead).execute();
  await addEvent(trx, lead, kind, { order: id, to: number }, actor, at);
  await recordChange(trx, actor, at, {
    action: `lead.${kind}`,
    object: { kind: "leads", id: lead },
    [kind === "order_linked" ? "after" : "before"]: { order: number },
  });
}
