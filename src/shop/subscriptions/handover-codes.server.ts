import { createHash, randomBytes } from "node:crypto";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Shop } from "../shop.server.ts";
import { type CustomerPackage, customerPackages } from "./customer-packages.server.ts";
import { hasAccess } from "./subscription-states.ts";

/** Seconds for which a code is good: the browser posts it at once. */
const lifetime = 60;

const digest = (code: string) => createHash("sha256").update(code).digest("hex");

type Stores = Pick<Shop, "db" | "now">;

/** Returns the customer's package of a product while it gives access. */
export async function runningPackage(
  shop: Pick<Shop, "db" | "now" | "settings">,
  userId: string,
  product: SoldOnlineId,
): Promise<CustomerPackage | undefined> {
  const owned = await customerPackages(shop, userId);
  return owned.find((each) => each.product === product && hasAccess(each.status));
}

/** Writes a code for a customer and a product; only its hash is stored. Expired codes are deleted on the way. */
export async function issueCode(
  { db, now }: Stores,
  userId: string,
  product: SoldOnlineId,
): Promise<{ code: string; expiresAt: Date }> {
  const at = now();
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(at.getTime() + lifetime * 1000);
  await db.deleteFrom("handover_codes").where("expires_at", "<=", at).execute();
  await db
    .insertInto("handover_codes")
    .values({ code_hash: digest(code), product, user_id: userId, expires_at: expiresAt })
    .execute();
  return { code, expiresAt };
}

/** Takes a code out of use. Returns whose it was, once: of two requests with the same code, one gets an answer. */
export async function redeemCode({ db, now }: Stores, code: string, product: SoldOnlineId): Promise<string | null> {
  const taken = await db
    .deleteFrom("handover_codes")
    .where("code_hash", "=", digest(code))
    .where("product", "=", product)
    .returning(["user_id", "expires_at"])
    .executeTakeFirst();
  return taken && taken.expires_at > now() ? taken.user_id : null;
}
