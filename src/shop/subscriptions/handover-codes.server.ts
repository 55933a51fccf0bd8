import { createHash, randomBytes } from "node:crypto";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Shop } from "../shop.server.ts";
import { type CustomerPackage, customerPackages } from "./customer-packages.server.ts";
import { hasAccess } from "./subscription-states.ts";

/** Seconds; the browser posts a code at once. */
const codeLifetime = 60;

const digest = (code: string) => createHash("sha256").update(code).digest("hex");

type CodeDeps = Pick<Shop, "db" | "now">;

/** Returns the customer's package of a product if it gives access. */
export async function runningPackage(
  shop: Pick<Shop, "db" | "now" | "settings">,
  userId: string,
  product: SoldOnlineId,
): Promise<CustomerPackage | undefined> {
  const owned = await customerPackages(shop, userId);
  return owned.find((each) => each.product === product && hasAccess(each.status));
}

/** Creates a code for a customer and a product, and deletes expired codes. Only the hash of a code is stored. */
export async function issueCode(
  { db, now }: CodeDeps,
  userId: string,
  product: SoldOnlineId,
): Promise<{ code: string; expiresAt: Date }> {
  const at = now();
  const code = randomBytes(32).toString("base64url");
  const expiresAt = new Date(at.getTime() + codeLifetime * 1000);
  await db.deleteFrom("handover_codes").where("expires_at", "<=", at).execute();
  await db
    .insertInto("handover_codes")
    .values({ code_hash: digest(code), product, user_id: userId, expires_at: expiresAt })
    .execute();
  return { code, expiresAt };
}

/** Deletes a code and returns its customer. Of two requests with the same code, only one receives the customer. */
export async function redeemCode({ db, now }: CodeDeps, code: string, product: SoldOnlineId): Promise<string | null> {
  const deleted = await db
    .deleteFrom("handover_codes")
    .where("code_hash", "=", digest(code))
    .where("product", "=", product)
    .returning(["user_id", "expires_at"])
    .executeTakeFirst();
  return deleted && deleted.expires_at > now() ? deleted.user_id : null;
}
