import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { findContact } from "#accounts/person/user.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { createShop, type ShopServices } from "#shop/create-shop.server.ts";
import { orderMail } from "#shop/mails/order-mail.server.ts";
import { subscriptionMail } from "#shop/mails/subscription-mail.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { loggedIn, testBrowser, testPassword } from "../support/test-browser.ts";

const company = { name: "PT Rempah Timur", address: "Jalan Pemuda 21, Semarang", npwp: "0012345678901234" };
const oneMonth = { package_id: "big-social-starter", months: 1, payment_method: "bca_va", expected_total: 1_665_000 };

/** The customer's data from the account to the order, its invoice and its mails. */
eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let shop: ShopServices;
  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    const deps = testDeps(base.db, {}, { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" });
    shop = createShop({ ...deps, findContact: (userId) => findContact(base.db, userId) });
    app = await buildApi({ ...deps, shop });
  });

  async function customer(name: string) {
    const browser = await loggedIn(app, name);
    await base.db.updateTable("users").set({ email_verified: true }).where("username", "=", name).execute();
    const send = async (method: "GET" | "POST" | "PATCH", path: string, body?: object) =>
      (await browser.send(method, path, body, { "idempotency-key": crypto.randomUUID() })).json();
    const billing = async () => (await send("GET", "/account")).data.billing;
    const order = async (body: object = {}) =>
      (await send("POST", "/orders", { ...oneMonth, buyer: company, ...body })).data;
    return { send, billing, order };
  }
  const pay = (order: { payment: { reference: string } }) =>
    testBrowser(app).send("POST", `/simulator/payments/${order.payment.reference}/pay`);

  test("billing details start with the company, are saved in the account, and are the same on every device", async () => {
    const { send, billing } = await customer("sari");
    expect(await billing()).toEqual({ name: "PT Contoh", address: "" });
    const saved = await send("PATCH", "/account", { billing: { ...company, npwp: "01.234.567.8-901.234" } });
    expect(saved.data).toMatchObject({ company: "PT Contoh", billing: company });
    const phone = testBrowser(app, { address: "10.0.0.7" });
    await phone.send("POST", "/auth/sign-in/username", { username: "sari", password: testPassword });
    await phone.refresh();
    expect((await phone.send("GET", "/account")).json().data.billing).toEqual(company);
    // Other changes of the profile do not affect them.
    expect((await send("PATCH", "/account", { job_role: "Direktur" })).data.billing).toEqual(company);
  });

  test("characters that an invoice cannot print are refused with the field and the characters", async () => {
    const { send, billing } = await customer("budi");
    const refused = await send("PATCH", "/account", { billing: { name: "株式 A", address: "", npwp: "12" } });
    expect(refused.issues).toEqual([
      {
        path: "billing.name",
        code: "invalid_characters",
        message: "Memuat karakter yang tidak diperbolehkan: 株 式",
      },
      { path: "billing.address", code: "required", message: "Wajib diisi" },
      { path: "billing.npwp", code: "invalid_npwp", message: "NPWP terdiri dari 15 atau 16 angka" },
    ]);
    expect(await billing()).toEqual({ name: "PT Contoh", address: "" });
  });

  test("an order's buyer becomes the account's, and can be changed until the order is paid", async () => {
    const { send, billing, order } = await customer("citra");
    const placed = await order();
    expect(await billing()).toEqual(company);
    const person = { name: "Citra Dewi", address: "Jalan Melati 2, Bandung" };
    expect(await send("PATCH", `/orders/${placed.id}/buyer`, person)).toMatchObject({
      data: { buyer: person, status: "awaiting_payment" },
    });
    expect(await billing()).toEqual(person);
    expect(await send("PATCH", `/orders/${placed.id}/buyer`, { ...person, npwp: "1" })).toMatchObject({
      issues: [{ path: "npwp", code: "invalid_npwp" }],
    });
    const stranger = await customer("dedi");
    expect(await stranger.send("PATCH", `/orders/${placed.id}/buyer`, company)).toMatchObject({ status: 404 });
    await pay(placed);
    expect(await send("PATCH", `/orders/${placed.id}/buyer`, company)).toMatchObject({
      status: 409,
      code: "buyer_fixed",
    });
    expect((await send("GET", `/orders/${placed.id}`)).data.buyer).toEqual(person);
  });

  test("mails of the shop go to the account's present address in its language, also about earlier orders", async () => {
    const { send, order } = await customer("eka");
    const { id, payment } = await order();
    expect(await orderMail(shop, id, "placed")).toMatchObject({ to: "eka@contoh.id" });
    await base.db
      .updateTable("users")
      .set({ email: "eka@kantor-baru.example", locale: "en" })
      .where("username", "=", "eka")
      .execute();
    const mail = await orderMail(shop, id, "placed");
    expect(mail).toMatchObject({ to: "eka@kantor-baru.example", subject: expect.stringMatching(/^Complete your/) });
    expect(mail!.text).toContain("/en/payment/");
    await pay({ payment });
    const receipt = await orderMail(shop, id, "receipt");
    expect(receipt).toMatchObject({ to: "eka@kantor-baru.example", subject: expect.stringMatching(/^Payment rec/) });
    const { subscription } = (await send("GET", "/transaction/current-package")).data.active_package;
    await base.db.updateTable("subscriptions").set({ state: "grace" }).where("id", "=", subscription).execute();
    expect(await subscriptionMail(shop, subscription, "grace")).toMatchObject({ to: "eka@kantor-baru.example" });
    // Without an account there is no recipient.
    await base.db.deleteFrom("users").where("username", "=", "eka").execute();
    await base.db.updateTable("orders").set({ email: "" }).where("id", "=", id).execute();
    expect(await orderMail(shop, id, "receipt")).toBeNull();
    expect(await subscriptionMail(shop, subscription, "grace")).toBeNull();
  });

  test("the payment method of an order is changed in one call", async () => {
    const { send, order } = await customer("fitri");
    const first = await order({ voucher_code: "SOSIAL250", expected_total: 1_387_500 });
    const to = { payment_method: "qris", expected_total: 1_387_500 };
    expect(await send("POST", `/orders/${first.id}/method`, { ...to, expected_total: 1 })).toMatchObject({
      status: 409,
      code: "price_changed",
      total: 1_387_500,
    });
    const { data } = await send("POST", `/orders/${first.id}/method`, to);
    expect(data).toMatchObject({ method: "qris", total: 1_387_500, voucher_code: "SOSIAL250", buyer: company });
    expect(data.payment.qr_string).toEqual(expect.any(String));
    expect((await send("GET", `/orders/${first.id}`)).data.status).toBe("closed");
    expect(await send("POST", `/orders/${first.id}/method`, to)).toMatchObject({
      status: 409,
      code: "not_awaiting_payment",
    });
    const stranger = await customer("gani");
    expect(await stranger.send("POST", `/orders/${data.id}/method`, to)).toMatchObject({ status: 404 });
  });

  test("a check fetches the status from the bank at once, with a limit", async () => {
    const { send, order } = await customer("hana");
    const { id, number } = await order();
    expect((await send("POST", `/orders/${id}/check`)).data.status).toBe("awaiting_payment");
    await base.db
      .updateTable("simulator_payments")
      .set({ state: "settlement", paid: rupiah(1_665_000), money_id: "not-notified" })
      .where("reference", "=", number)
      .execute();
    expect((await send("POST", `/orders/${id}/check`)).data.status).toBe("paid");
    const next = await order();
    const statuses = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await send("POST", `/orders/${next.id}/check`)).status);
    expect(statuses).toEqual([undefined, undefined, undefined, undefined, 429, 429]);
    const stranger = await customer("intan");
    expect(await stranger.send("POST", `/orders/${next.id}/check`)).toMatchObject({ status: 404 });
  });
});
