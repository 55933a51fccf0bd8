import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { soldOnline } from "#catalogue/products.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { voucherCode } from "./voucher.ts";

const day = z.iso.date();
const count = z.optional(z.int().check(z.gte(1)));

/** A voucher as an operator enters it. */
export const newVoucher = z
  .object({
    code: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,40}$/)),
    unit: z.enum(["percent", "idr"]),
    value: z.int().check(z.gte(1)),
    max_price: count,
    start_date: day,
    end_date: day,
    max_uses: count,
    max_uses_per_customer: count,
    products: z.optional(z.array(z.enum(soldOnline)).check(z.minLength(1))),
    min_months: count,
  })
  .check(
    z.refine((voucher) => voucher.unit === "idr" || voucher.value <= 100, { path: ["value"], message: "too_big" }),
    z.refine((voucher) => voucher.start_date <= voucher.end_date, { path: ["end_date"], message: "invalid" }),
  );
export type NewVoucher = z.infer<typeof newVoucher>;

/** Stores a voucher. Returns false when its code exists already. */
export async function createVoucher(db: Database, voucher: NewVoucher, now: Date): Promise<boolean> {
  const { products, ...rest } = voucher;
  const row = await db
    .insertInto("vouchers")
    .values({
      ...rest,
      code: voucherCode(voucher.code),
      uuid: randomUUID(),
      max_price: voucher.max_price ?? null,
      max_uses: voucher.max_uses ?? null,
      max_uses_per_customer: voucher.max_uses_per_customer ?? null,
      min_months: voucher.min_months ?? null,
      products: products ? JSON.stringify(products) : null,
      expired: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((on) => on.column("code").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Withdraws a voucher from new orders; orders that hold it are not changed. False when there is none to withdraw. */
export async function withdrawVoucher(db: Database, code: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable("vouchers")
    .set({ expired: now, updated_at: now })
    .where("code", "=", voucherCode(code))
    .where("expired", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
