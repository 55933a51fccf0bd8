import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { applyEvent } from "#shop/orders/apply-event.server.ts";
import { payerLinkMail } from "#shop/payer-links/payer-link-mail.server.ts";
import { changeOrders } from "#shop/shop.server.ts";
import { testDeps, testSecret } from "../support/api.ts";
import { textOf } from "../support/pdf-text.ts";
import { eachShop, orderOf, placed } from "../support/shop.ts";
import { namedLogin, sender } from "../support/shop-api.ts";

eachShop((t) => {
  let app: FastifyInstance;
  const inject = sender(() => app);
  const remove = (url: string, as: string) =>
    app.inject({ method: "DELETE", url: `/api${url}`, headers: { authorization: `Bearer ${as}` } });
  beforeEach(async () => {
    Object.assign(t.shop, { findContact: async () => ({ email: "sari@pembeli.example", locale: "id" }) });
    const shop = t.shop as ApiDeps["shop"];
    const deps = { now: t.shop.now, jobs: t.jobs, shop, authenticate: namedLogin(t.db) };
    app = await buildApi(testDeps(t.db, deps));
    // Creates the account of the customer.
    await inject("GET", "/orders", { as: t.user });
  });

  /** Places an order of `user` with a link, and returns both. */
  async function withLink(options = {}) {
    const id = placed(await t.buy(t.user, options));
    const { token } = (await inject("POST", `/orders/${id}/payer-link`, { as: t.user })).json().data;
    return { id, token: token as string };
  }
  const open = (token: string, path = "") => inject("GET", `/payer-links/${token}${path}`);

  test("whoever has the link sees what is to be paid, and nothing of the account", async () => {
    const { id, token } = await withLink();
    const { number } = await orderOf(t.db, id);
    const response = await open(token);
    const { data } = response.json();
    expect(data).toMatchObject({
      number,
      status: "awaiting_payment",
      total: 1_665_000,
      buyer: { name: "Sari", address: "Jalan Melati 2, Bandung" },
      payment: { biller_code: "70012" },
      invoice_number: null,
    });
    expect(Object.keys(data).sort()).toEqual(
      [
        ...["number", "status", "kind", "product", "package", "months", "upgrade_until", "currency", "unit_price"],
        ...["subtotal", "discount", "channel_fee", "dpp", "ppn", "total", "lines", "voucher_code", "method", "buyer"],
        ...["payment", "invoice_number", "invoice_revision", "expires_at"],
      ].sort(),
    );
    for (const secret of [id, t.user, "pembeli.example"]) expect(response.body).not.toContain(secret);
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("the link reaches its own order only: not the calls of the owner, not another order", async () => {
    const { id, token } = await withLink();
    const other = placed(await t.buy(t.user));
    for (const forged of [`${token}x`, token.replace(/^./, (c) => (c === "0" ? "1" : "0")), id, other, "-"])
      expect((await open(forged)).statusCode).toBe(404);
    // It is no login.
    for (const path of [`/orders/${id}`, "/orders", `/orders/${id}/payer-link`, "/account"])
      expect(
        (await app.inject({ url: `/api${path}`, headers: { authorization: "", cookie: `token=${token}` } })).statusCode,
      ).toBe(401);
    // Another customer can neither see, make nor withdraw it.
    await inject("GET", "/orders", { as: "stranger" });
    expect((await inject("GET", `/orders/${id}/payer-link`, { as: "stranger" })).statusCode).toBe(404);
    expect((await inject("POST", `/orders/${other}/payer-link`, { as: "stranger" })).statusCode).toBe(404);
    expect((await remove(`/orders/${id}/payer-link`, "stranger")).statusCode).toBe(404);
    const mail = { as: "stranger", body: { email: "keuangan@pembeli.example" } };
    expect((await inject("POST", `/orders/${id}/payer-link/mail`, mail)).statusCode).toBe(404);
    expect((await open(token)).statusCode).toBe(200);
  });

  test("a withdrawn link is worth nothing, and a new one has another token", async () => {
    const { id, token } = await withLink();
    expect((await inject("POST", `/orders/${id}/payer-link`, { as: t.user })).json().data.token).toBe(token);
    expect((await remove(`/orders/${id}/payer-link`, t.user)).json()).toEqual({ data: null });
    expect((await open(token)).statusCode).toBe(404);
    expect((await inject("POST", `/payer-links/${token}/check`)).statusCode).toBe(404);
    const again = (await inject("POST", `/orders/${id}/payer-link`, { as: t.user })).json().data.token;
    expect(again).not.toBe(token);
    expect((await open(token)).statusCode).toBe(404);
  });

  test("once paid, the link shows it and gives the invoice, for 30 days; a cancelled order ends it", async () => {
    const { id, token } = await withLink();
    expect((await open(token, "/invoice.pdf")).json()).toMatchObject({ code: "not_paid" });
    await t.bank(id, "pay");
    const { data } = (await open(token)).json();
    expect(data).toMatchObject({ status: "paid", payment: null, invoice_number: expect.stringMatching(/^INV-/) });
    const pdf = await open(token, "/invoice.pdf?locale=en");
    expect(textOf(pdf.rawPayload)).toContain(data.invoice_number);
    const change = { key: "k", body: { payment_method: "bca_va", expected_total: 1_665_000 } };
    expect((await inject("POST", `/payer-links/${token}/method`, change)).json()).toMatchObject({
      code: "not_awaiting_payment",
    });
    t.setClock(31 * 86_400_000);
    expect((await open(token)).json()).toMatchObject({ status: 410, code: "payer_link_ended" });
    expect((await open(token, "/invoice.pdf")).statusCode).toBe(410);
    // What is only recorded, months later, does not open it again.
    await changeOrders(t.shop, (trx) =>
      applyEvent(trx, { orderId: id, event: "refund_account_given", by: "customer", key: "account:1" }),
    );
    expect((await open(token)).statusCode).toBe(410);

    const second = await withLink();
    await inject("POST", `/orders/${second.id}/cancel`, { as: t.user });
    expect((await open(second.token)).statusCode).toBe(410);
    expect((await inject("POST", `/orders/${second.id}/payer-link`, { as: t.user })).statusCode).toBe(409);
  });

  test("the method is changed by the link as by the buyer, who keeps the order; the link follows it", async () => {
    const { id, token } = await withLink();
    const change = (key: string, expected_total: number) =>
      inject("POST", `/payer-links/${token}/method`, { key, body: { payment_method: "bca_va", expected_total } });
    expect((await change("a", 1)).json()).toMatchObject({ code: "price_changed", total: 1_665_000 });
    const changed = await change("b", 1_665_000);
    expect(changed.statusCode).toBe(201);
    expect(changed.json().data).toMatchObject({ method: "bca_va", payment: { va_number: expect.any(String) } });
    expect((await orderOf(t.db, id)).state).toBe("closed");
    expect((await open(token)).json().data.method).toBe("bca_va");
    const { data } = (await inject("GET", "/orders", { as: t.user })).json();
    expect(data).toContainEqual(expect.objectContaining({ method: "bca_va", status: "awaiting_payment" }));
    // What the buyer may not order, nobody orders by the link.
    await t.db.updateTable("users").set({ email_verified: false }).where("id", "=", t.user).execute();
    expect((await change("c", 1_665_000)).json()).toMatchObject({ code: "not_awaiting_payment" });
  });

  test("a link whose buyer closed the account shows nothing", async () => {
    const { token } = await withLink();
    Object.assign(t.shop, { findContact: async () => null });
    expect((await open(token)).statusCode).toBe(404);
  });

  test("the mail names who asks and what is to be paid; a name that could carry an address stays out of it", async () => {
    const { id, token } = await withLink();
    const link = token.split(".")[0]!;
    const compose = () => payerLinkMail(t.shop, { link, to: "keuangan@pembeli.example", again: "1" }, testSecret);
    const { mail } = (await compose())!;
    expect(mail.to).toBe("keuangan@pembeli.example");
    for (const phrase of ["Sari (sari@pembeli.example)", "Rp1.665.000", `/pay#${token}`])
      expect(mail.text).toContain(phrase);
    await t.db
      .updateTable("orders")
      .set({ buyer: JSON.stringify({ name: "https://jahat.example", address: "-" }) })
      .where("id", "=", id)
      .execute();
    const cautious = (await compose())!.mail;
    expect(cautious.text).not.toContain("jahat");
    expect(cautious.text).toContain("sari@pembeli.example");
    await t.bank(id, "pay");
    expect(await compose()).toBeNull();
  });

  test("mails are sent to at most three a day for an order, from a verified address only", async () => {
    const { id, token } = await withLink();
    const mail = (email: string, as = t.user) =>
      inject("POST", `/orders/${id}/payer-link/mail`, { as, body: { email } });
    expect((await mail("bukan surel")).statusCode).toBe(400);
    for (const name of ["a", "b", "c"]) expect((await mail(`${name}.${t.user}@pembeli.example`)).statusCode).toBe(202);
    expect((await mail(`d.${t.user}@pembeli.example`)).statusCode).toBe(429);
    const jobs = t.jobs.sent.filter(({ queue }) => queue === "payer-link-mail");
    expect(jobs).toHaveLength(3);
    // What opens the order is stored nowhere, not even until the mail is sent.
    expect(JSON.stringify(jobs)).not.toContain(token);
    const unverified = `new-${t.user}`;
    const own = placed(await t.buy(unverified));
    const refused = await inject("POST", `/orders/${own}/payer-link/mail`, {
      as: unverified,
      body: { email: "e@pembeli.example" },
    });
    expect(refused.json()).toMatchObject({ code: "email_unverified" });
  });
});
