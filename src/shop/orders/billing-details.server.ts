import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Buyer } from "./buyer.ts";

/** Returns the buyer of a customer's invoices, or null while none is stored. */
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

/** Stores the buyer of a customer's next invoices. */
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
