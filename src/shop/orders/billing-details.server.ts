import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Buyer } from "./buyer.ts";

/** Who a customer's invoices are made out to, or null while nobody said so. */
export async function findBillingDetails(db: Database | Trx, userId: string): Promise<Buyer | null> {
  const row = await db
    .selectFrom("billing_details")
    .select(["name", "address", "npwp"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  const { npwp, ...buyer } = row;
  return { ...buyer, ...(npwp !== null && { npwp }) };
}

/** Stores who a customer's next invoices are made out to. */
export async function saveBillingDetails(
  db: Database | Trx,
  userId: string,
  { name, address, npwp }: Buyer,
  at: Date,
): Promise<void> {
  const values = { name, address, npwp: npwp ?? null, updated_at: at };
  await db
    .insertInto("billing_details")
    .values({ user_id: userId, ...values })
    .onConflict((on) => on.column("user_id").doUpdateSet(values))
    .execute();
}
