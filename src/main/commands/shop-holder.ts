import type { PersonalDataHolder } from "#accounts/person/personal-data.server.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import type { Shop } from "#shop/shop.server.ts";

/** The shop's part of a person's export and removal. */
export function shopHolder(shop: Shop): PersonalDataHolder {
  return {
    name: "shop",
    collect: (db, person) => collectShopData(db, person.id),
    erase: (trx, person) => closeCustomerAccount({ ...shop, trx }, person.id),
  };
}
