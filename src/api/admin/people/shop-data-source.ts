import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { hasOpenMoney } from "#shop/orders/open-money.server.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import type { Shop } from "#shop/shop.server.ts";

/** Returns how the shop exports and erases a person's data. */
export function shopDataSource(shop: Shop): PersonalDataSource {
  return {
    name: "shop",
    collect: (db, person) => collectShopData(db, person.id),
    erase: (trx, person) => closeCustomerAccount({ ...shop, trx }, person.id),
    hasUnsettled: hasOpenMoney,
  };
}
