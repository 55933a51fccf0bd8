import { z } from "zod";
import { personName } from "#accounts/person/person-name.ts";
import type { User } from "#accounts/person/user.server.ts";
import { findBillingDetails } from "#shop/orders/billing-details.server.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import type { ApiDeps } from "../http/deps.ts";

/** Who a person's invoices are made out to, in the answers about their account. */
export const billingView = z.object({ name: z.string(), address: z.string(), npwp: z.string().optional() });

/** The billing details as they were saved; before that the account's company, or else the person, stands for them. */
export async function billingOf({ shop }: Pick<ApiDeps, "shop">, user: User): Promise<Buyer> {
  const saved = await findBillingDetails(shop.db, user.id);
  return saved ?? { name: user.company || personName(user), address: user.address };
}
