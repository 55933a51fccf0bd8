import type { BillingView } from "#accounts/person/account-contract.ts";
import { personName } from "#accounts/person/person-name.ts";
import type { User } from "#accounts/person/user.server.ts";
import { findBillingDetails } from "#shop/orders/billing-details.server.ts";
import type { ApiDeps } from "../http/deps.ts";

/** Returns the saved billing details; until there are any, those of the company in the profile, or else of the person. */
export async function billingOf({ shop }: Pick<ApiDeps, "shop">, user: User): Promise<BillingView> {
  const saved = await findBillingDetails(shop.db, user.id);
  return saved ?? { name: user.company || personName(user), address: user.address };
}
