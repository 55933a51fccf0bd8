import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { createShop, type ShopServices } from "#shop/create-shop.server.ts";
import { reviseInvoice } from "#shop/invoices/revise-invoice.server.ts";
import { recordRefund } from "#shop/refunds/refunds.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { rina } from "../support/shop.ts";
import { namedLogin, sender, testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let shop: ShopServices;
  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    const deps = testDeps(base.db, { authenticate: namedLogin(base.db) });
    shop = createShop({ ...deps, listen: base.listen });
    app = await buildApi({ ...deps, shop });
  });
  const send = sender(() => app);

  /** Places an order of a customer, and runs an action of the bank on it. */
  async function order(customer: string, action: string) {
    const body = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
    const { data } = (await send("POST", "/orders", { as: customer, key: crypto.randomUUID(), body })).json();
    await send("POST", `/simulator/payments/${data.number}/${action}`);
    return (await send("GET", `/orders/${data.id}`, { as: customer })).json().data;
  }

  test("an order states its receipts, misfits and refunds, but not the notes of operators", async () => {
    const short = await order("sari", "pay-wrong-amount");
    expect(short).toMatchObject({
      status: "manual_review",
      money: {
        received: threeMonthsTotal - 1_000,
        unreturned: 0,
        misfits: ["short"],
        refunds: [],
        receipts: [{ amount: threeMonthsTotal - 1_000, currency: "IDR", at: expect.any(String), reversed: false }],
      },
    });
    const twice = await order("budi", "pay-twice");
    expect(twice.money).toMatchObject({ received: 2 * threeMonthsTotal, unreturned: threeMonthsTotal, misfits: [] });
    const refund = {
      orderNumber: twice.number,
      amount: rupiah(threeMonthsTotal),
      by: rina,
      note: "secret",
      proof: "TRF",
    };
    expect(await recordRefund(shop, refund)).toMatchObject({ ok: true });
    const after = await send("GET", `/orders/${twice.id}`, { as: "budi" });
    expect(after.json().data.money).toMatchObject({
      unreturned: 0,
      refunds: [{ amount: threeMonthsTotal, kind: "part", status: "sent", credit_note: null }],
    });
    expect(after.body).not.toMatch(/secret|rina/);
  });

  test("a bank account for a refund is checked field by field, and shown again by its last digits", async () => {
    const twice = await order("fitri", "pay-twice");
    const give = (as: string, body: object, id = twice.id) =>
      send("POST", `/orders/${id}/refund-account`, { as, body });
    const account = { bank: "BCA", account_number: "987-654 3210", holder: "Fitri" };
    for (const [wrong, issues] of [
      [{}, { bank: "required", account_number: "required", holder: "required" }],
      [{ ...account, bank: "no-bank" }, { bank: "unknown_choice" }],
      [{ ...account, bank: "other" }, { bank_name: "required" }],
      [{ ...account, account_number: "12345" }, { account_number: "invalid_account_number" }],
      [{ ...account, account_number: "BCA 9876543210" }, { account_number: "invalid_account_number" }],
    ] as const) {
      const refused = await give("fitri", wrong);
      expect(refused.statusCode).toBe(400);
      const found = refused.json().issues.map(({ path, code }: { path: string; code: string }) => [path, code]);
      expect(Object.fromEntries(found)).toEqual(issues);
    }
    expect((await give("gita", account)).statusCode).toBe(404);
    const given = await give("fitri", account);
    expect(given.statusCode).toBe(200);
    expect(given.json().data.money.refund_account).toEqual({
      bank: "BCA",
      last_digits: "3210",
      given_at: expect.any(String),
    });
    const shown = await send("GET", `/orders/${twice.id}`, { as: "fitri" });
    for (const { body } of [given, shown, await send("GET", "/orders", { as: "fitri" })])
      expect(body).not.toContain("9876543210");
    const paid = await order("gita", "pay");
    const refused = await give("gita", account, paid.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "nothing_to_return"]);
  });

  test("the newest invoice is served by default, and every earlier revision on request", async () => {
    const paid = await order("citra", "pay");
    const at = `/orders/${paid.id}/invoice.pdf`;
    const get = (query = "") => send("GET", at + query, { as: "citra" });
    const first = await get();
    expect(first.headers["content-disposition"]).toBe(`inline; filename="tagihan-${paid.invoice_number}.pdf"`);
    await reviseInvoice(shop, { invoice: paid.invoice_number, serial: "04002600000000042", by: rina });
    const newest = await get("?locale=en");
    expect(newest.headers["content-disposition"]).toBe(
      `inline; filename="invoice-${paid.invoice_number}-revision-1.pdf"`,
    );
    expect((await get("?revision=0")).rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get()).rawPayload.equals(first.rawPayload)).toBe(false);
    expect((await get("?revision=2")).statusCode).toBe(404);
    for (const wrong of ["-1", "1.5", "x", "99999999999999999999"])
      expect((await get(`?revision=${wrong}`)).statusCode, wrong).toBe(400);
  });

  test("a credit note is served to the customer of the order only", async () => {
    const paid = await order("dewi", "pay");
    const other = await order("eka", "pay");
    const decision = { by: rina, note: "asked for it", proof: "TRF-1" };
    await recordRefund(shop, { orderNumber: paid.number, ...decision });
    const { money } = (await send("GET", `/orders/${paid.id}`, { as: "dewi" })).json().data;
    const file = `/credit-notes/${money.refunds[0].credit_note}.pdf`;
    const note = await send("GET", `/orders/${paid.id}${file}?locale=en`, { as: "dewi" });
    expect(note.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="credit-note-${money.refunds[0].credit_note}.pdf"`,
    });
    expect(note.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await send("GET", `/orders/${paid.id}${file}`)).statusCode).toBe(401);
    expect((await send("GET", `/orders/${paid.id}${file}`, { as: "eka" })).statusCode).toBe(404);
    expect((await send("GET", `/orders/${other.id}${file}`, { as: "eka" })).statusCode).toBe(404);
    expect((await send("GET", `/orders/${paid.id}/credit-notes/CN-1.pdf`, { as: "dewi" })).statusCode).toBe(404);
  });
});
