import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { collectShopData, leaveShop } from "#shop/orders/personal-orders.server.ts";
import type { Shop } from "#shop/shop.server.ts";

/** The shop's part of a person's export and removal. */
export function shopDataSource(shop: Shop): PersonalDataSource {
  return {
    name: "shop",
    collect: (db, person) => collectShopData(db, person.id),
    erase: (trx, person) => leaveShop({ ...shop, trx }, person.id),
  };
}
