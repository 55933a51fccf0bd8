import { randomUUID } from "node:crypto";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { voucherCode } from "./voucher.ts";
import type { NewVoucher, VoucherEdit } from "./voucher-terms.ts";

interface VoucherDeps {
  db: Database;
  now: () => Date;
}

type CreateVoucherResult = { ok: true; id: number } | { ok: false; code: "code_taken" };

/** Stores a voucher. */
export async function createVoucher(
  { db, now }: VoucherDeps,
  actor: Actor,
  voucher: NewVoucher,
): Promise<CreateVoucherResult> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<CreateVoucherResult> => {
    const row = await trx
      .insertInto("vouchers")
      .values({
        ...columnsOf(voucher),
        uuid: randomUUID(),
        expired: null,
        batch_id: null,
        created_at: at,
        updated_at: at,
      })
      .onConflict((on) => on.column("code").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!row) return { ok: false, code: "code_taken" };
    await recordChange(trx, actor, at, { action: "voucher.created", object: objectOf(row.id), after: voucher });
    return { ok: true, id: row.id };
  });
}

type EditVoucherResult =
  | { ok: true }
  | { ok: false; code: "unknown_voucher" | "stale_version" | "voucher_used" | "code_taken" };

/** Changes a voucher that no order ever had: an order's customer was promised the terms of then. */
export async function editVoucher(
  { db, now }: VoucherDeps,
  actor: Actor,
  id: number,
  { version, ...voucher }: VoucherEdit,
): Promise<EditVoucherResult> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<EditVoucherResult> => {
    // The lock makes orders with this voucher wait: each sees either no use, or the new terms.
    const before = await lockVoucher(trx, id);
    if (!before) return { ok: false, code: "unknown_voucher" };
    const hold = await trx.selectFrom("voucher_holds").select("state").where("voucher_id", "=", id).executeTakeFirst();
    if (hold || before.batch_id !== null || before.expired) return { ok: false, code: "voucher_used" };
    if (before.version !== version) return { ok: false, code: "stale_version" };
    const columns = columnsOf(voucher);
    const taken = await trx
      .selectFrom("vouchers")
      .select("id")
      .where("code", "=", columns.code)
      .where("id", "<>", id)
      .executeTakeFirst();
    if (taken) return { ok: false, code: "code_taken" };
    await trx
      .updateTable("vouchers")
      .set({ ...columns, updated_at: at })
      .where("id", "=", id)
      .execute();
    await recordChange(trx, actor, at, {
      action: "voucher.edited",
      object: objectOf(id),
      ...changedFields({ ...before, products: storedProducts(before.products) }, columns),
    });
    return { ok: true };
  });
}

type WithdrawResult = { ok: true } | { ok: false; code: "unknown_voucher" | "stale_version" | "withdrawn" };

/**
 * Withdraws a voucher from new orders; orders that hold it are not changed.
 * @param withdrawal `version` is what the person saw; the operator's command has none
 */
export async function withdrawVoucher(
  { db, now }: VoucherDeps,
  actor: Actor,
  { id, version, reason }: { id: number; version?: number; reason: string },
): Promise<WithdrawResult> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<WithdrawResult> => {
    const before = await lockVoucher(trx, id);
    if (!before) return { ok: false, code: "unknown_voucher" };
    if (before.expired) return { ok: false, code: "withdrawn" };
    if (version !== undefined && before.version !== version) return { ok: false, code: "stale_version" };
    await trx.updateTable("vouchers").set({ expired: at, updated_at: at }).where("id", "=", id).execute();
    await recordChange(trx, actor, at, {
      action: "voucher.withdrawn",
      object: objectOf(id),
      before: { withdrawn: null },
      after: { withdrawn: at },
      reason,
    });
    return { ok: true };
  });
}

/** Returns the id of the voucher with a code; undefined when there is none. */
export async function findVoucherId(db: Database, code: string): Promise<number | undefined> {
  const row = await db.selectFrom("vouchers").select("id").where("code", "=", voucherCode(code)).executeTakeFirst();
  return row?.id;
}

function lockVoucher(trx: Trx, id: number) {
  return trx.selectFrom("vouchers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

const objectOf = (id: number) => ({ kind: "voucher", id: String(id) });

function columnsOf(voucher: NewVoucher) {
  return {
    code: voucherCode(voucher.code),
    unit: voucher.unit,
    value: voucher.value,
    max_price: voucher.max_price ?? null,
    start_date: voucher.start_date,
    end_date: voucher.end_date,
    max_uses: voucher.max_uses ?? null,
    max_uses_per_customer: voucher.max_uses_per_customer ?? null,
    products: storedProducts(voucher.products),
    min_months: voucher.min_months ?? null,
  };
}

/** Returns the products as they are stored: null for every product. */
export function storedProducts(products: readonly string[] | null | undefined): string | null {
  return products?.length ? JSON.stringify(products) : null;
}

/** Returns the fields that differ, before and after. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>) {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
}
