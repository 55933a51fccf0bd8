import { sql } from "kysely";
import { expect, test } from "vitest";
import { up } from "#infra/migrations/0013-billing-details.server.ts";
import { readInvoice } from "#shop/invoices/invoice-data.server.ts";
import { findBillingDetails } from "#shop/orders/billing-details.server.ts";
import { changeBuyer } from "#shop/orders/change-buyer.server.ts";
import { canChangeBuyer, orderStates } from "#shop/orders/order-states.ts";
import { closeCustomerAccount, collectShopData } from "#shop/orders/personal-orders.server.ts";
import { eachShop, newUser, orderOf, placed } from "../support/shop.ts";

const sari = { name: "Sari", address: "Jalan Melati 2, Bandung" };
const company = { name: "PT Rempah Timur", address: "Jalan Pemuda 21, Semarang", npwp: "0123456789012345" };

eachShop((t) => {
  test("the buyer of an order is stored for the customer's next one only", async () => {
    expect(await findBillingDetails(t.db, t.user)).toBeNull();
    await t.buy(t.user);
    expect(await findBillingDetails(t.db, t.user)).toEqual(sari);
    expect(await findBillingDetails(t.db, newUser())).toBeNull();
  });

  test("the buyer of an unpaid order can be changed, and its invoice names the new one", async () => {
    const id = placed(await t.buy(t.user));
    expect(await changeBuyer(t.shop, id, company)).toBe(true);
    expect(await findBillingDetails(t.db, t.user)).toEqual(company);
    await t.bank(id, "pay");
    expect((await readInvoice(t.db, id)).buyer).toEqual(company);
    expect(await changeBuyer(t.shop, id, sari)).toBe(false);
    expect((await orderOf(t.db, id)).buyer).toEqual(company);
    expect(await findBillingDetails(t.db, t.user)).toEqual(company);
  });

  test("a change without a tax number removes the former one", async () => {
    const id = placed(await t.buy(t.user));
    await changeBuyer(t.shop, id, company);
    await changeBuyer(t.shop, id, sari);
    expect(await findBillingDetails(t.db, t.user)).toEqual(sari);
  });

  test("the buyer can be changed only while the order can be paid", async () => {
    expect(orderStates.filter(canChangeBuyer)).toEqual(["awaiting_payment", "manual_review"]);
    const closed = placed(await t.buy(t.user));
    await t.bank(closed, "expire");
    expect(await changeBuyer(t.shop, closed, company)).toBe(false);
    await t.bank(closed, "pay-late");
    expect(await changeBuyer(t.shop, closed, company)).toBe(true);
  });

  test("an export contains the billing details, and closing the account removes them", async () => {
    await t.paid();
    expect(await collectShopData(t.db, t.user)).toMatchObject({ billing: sari });
    await t.db.transaction().execute((trx) => closeCustomerAccount({ ...t.shop, trx }, t.user));
    expect(await collectShopData(t.db, t.user)).toMatchObject({ billing: null, orders: [{ buyer: sari }] });
  });

  test("the migration copies the buyer of the last order; closed accounts have none", async () => {
    await t.buy(t.user);
    t.setClock(1_000);
    const last = placed(await t.buy(t.user));
    await changeBuyer(t.shop, last, company);
    const closed = newUser();
    await t.buy(closed);
    await t.db.transaction().execute((trx) => closeCustomerAccount({ ...t.shop, trx }, closed));
    await sql`drop table billing_details`.execute(t.db);
    await up(t.db as never);
    expect(await findBillingDetails(t.db, t.user)).toEqual(company);
    expect(await findBillingDetails(t.db, closed)).toBeNull();
  });
});
