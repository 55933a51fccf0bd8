import type { FastifyInstance } from "fastify";
import { jwtVerify } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { simulatorSignature } from "#shop/payments/gateways/simulator-gateway.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { namedLogin, sender, testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";

const bigSocialSecret = "shared with the application only";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let bankKey: string;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    const deps = testDeps(
      base.db,
      { authenticate: namedLogin(base.db) },
      {
        BIGSOCIAL_APP_URL: "https://social.example",
        BIGSOCIAL_TOKEN_SECRET: bigSocialSecret,
      },
    );
    const shop = createShop({ ...deps, listen: base.listen });
    bankKey = shop.simulatorSecret!;
    app = await buildApi({ ...deps, shop });
  });

  const send = sender(() => app);
  const order = (as: string, body: object = {}, key: string = crypto.randomUUID()) =>
    send("POST", "/orders", {
      as,
      key,
      body: { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer, ...body },
    });

  describe("an order", () => {
    test("goes from its placement to the invoice in both languages", async () => {
      const placed = await order("sari", { referral_code: "MITRA7", locale: "en" });
      expect(placed.statusCode).toBe(201);
      const { data } = placed.json();
      expect(data).toMatchObject({
        status: "awaiting_payment",
        total: threeMonthsTotal,
        currency: "IDR",
        method: "mandiri_va",
        referral_code: "MITRA7",
        voucher_code: "HEMAT3",
        payment: {
          provider: "simulator",
          biller_code: "70012",
          bill_key: expect.any(String),
          expires_at: expect.any(String),
        },
      });
      expect(data.number).toMatch(/^ORD-\d{6}-\d{6}$/);
      expect((await send("GET", `/orders/${data.id}/invoice.pdf`, { as: "sari" })).json()).toMatchObject({
        status: 409,
        code: "not_paid",
      });
      expect((await send("GET", "/big-social/token", { as: "sari" })).json()).toMatchObject({
        status: 409,
        code: "no_active_package",
      });
      expect((await send("POST", `/simulator/payments/${data.payment.reference}/pay`)).statusCode).toBe(200);
      expect((await send("POST", `/simulator/payments/${data.payment.reference}/pay`)).json()).toMatchObject({
        status: 409,
        code: "bank_refused",
      });
      const paid = (await send("GET", `/orders/${data.id}`, { as: "sari" })).json().data;
      expect(paid).toMatchObject({ status: "paid", invoice_number: expect.stringMatching(/^INV-/) });
      expect(paid.history.map((each: { event: string }) => each.event)).toEqual(["placed", "paid"]);

      const owned = (await send("GET", "/transaction/current-package", { as: "sari" })).json().data;
      expect(owned.active_package).toMatchObject({
        product: "big-social",
        status: "active",
        price: 1_500_000,
        order: data.id,
      });
      expect(owned.user_package).toHaveLength(1);
      const bigSocial = (await send("GET", "/big-social/token", { as: "sari" })).json().data;
      expect(bigSocial.url).toBe("https://social.example");
      const secret = Buffer.from(bigSocialSecret);
      const { payload } = await jwtVerify(bigSocial.token, secret, { audience: "big-social", algorithms: ["HS256"] });
      expect(payload).toMatchObject({ sub: "sari", package: "big-social-starter" });
      expect(payload.exp! - payload.iat!).toBe(300);
      expect(bigSocial.expires_at).toBe(new Date(payload.exp! * 1000).toISOString());

      const files = await Promise.all(
        ["id", "en", "id"].map((locale) =>
          send("GET", `/orders/${data.id}/invoice.pdf?locale=${locale}`, { as: "sari" }),
        ),
      );
      for (const file of files) {
        expect(file.headers["content-type"]).toBe("application/pdf");
        expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
      }
      expect(files[0]!.rawPayload.equals(files[2]!.rawPayload)).toBe(true);
      expect(files[0]!.rawPayload.equals(files[1]!.rawPayload)).toBe(false);
      expect((await send("GET", "/orders", { as: "sari" })).json()).toMatchObject({
        data: [{ id: data.id }],
        meta: { next_cursor: null },
      });
    });

    test("requires a login, a verified e-mail and a key", async () => {
      const body = { ...threeMonths, expected_total: threeMonthsTotal, buyer: testBuyer };
      expect((await send("POST", "/orders", { body, key: "key-12345" })).statusCode).toBe(401);
      expect((await order("new-budi")).json()).toMatchObject({ status: 409, code: "email_unverified" });
      expect((await send("POST", "/orders", { as: "budi", body })).json()).toMatchObject({
        status: 400,
        code: "idempotency_key_required",
      });
    });

    test("of another customer is 404 in every call", async () => {
      const { id } = (await order("citra", { voucher_code: undefined, expected_total: 4_995_000 })).json().data;
      for (const path of ["", "/invoice.pdf", "/events"])
        expect((await send("GET", `/orders/${id}${path}`, { as: "orang-lain" })).json()).toMatchObject({
          status: 404,
          code: "not_found",
        });
      expect((await send("POST", `/orders/${id}/cancel`, { as: "orang-lain" })).statusCode).toBe(404);
      expect((await send("GET", `/orders/${id}`)).statusCode).toBe(401);
      expect((await send("POST", `/orders/${id}/cancel`, { as: "citra" })).json().data.status).toBe("closed");
      expect((await send("POST", `/orders/${id}/cancel`, { as: "citra" })).json()).toMatchObject({
        status: 409,
        code: "not_awaiting_payment",
      });
    });

    test("cannot be made cheaper by the request", async () => {
      const tampered: object[] = [
        { expected_total: 1 },
        { expected_total: threeMonthsTotal, price: 1, unit_price: 1, total: 1, subtotal: 1, discount: 9_999_999 },
        { currency: "IDX" },
        { user_role: "admin", discount: 100 },
        { lines: [{ kind: "package", amount: 1 }] },
        { channel_fee: -1_000_000 },
      ];
      for (const body of tampered) {
        const response = await order("dodi", { voucher_code: undefined, ...body });
        expect(response.json()).toMatchObject({
          status: 409,
          code: "price_changed",
          total: 4_995_000,
          quote: { total: 4_995_000 },
        });
      }
      expect((await order("dodi", { months: -1 })).statusCode).toBe(400);
      expect((await order("dodi", { expected_total: -5 })).statusCode).toBe(400);
      expect((await order("dodi", { package_id: "big-view-starter" })).json()).toMatchObject({ code: "price_changed" });
      expect((await order("dodi", { voucher_code: "SOSIAL250", package_id: "big-view-starter" })).json()).toMatchObject(
        {
          status: 409,
          code: "voucher_unavailable",
          reason: "other_product",
          quote: { discount: 0 },
        },
      );
      expect((await order("dodi", { buyer: { ...testBuyer, npwp: "12" } })).json()).toMatchObject({
        issues: [{ path: "buyer.npwp" }],
      });
      expect((await send("GET", "/orders", { as: "dodi" })).json().data).toEqual([]);
    });

    test("is placed once for one key", async () => {
      const key = crypto.randomUUID();
      const [first, second] = await Promise.all([order("eka", {}, key), order("eka", {}, key)]);
      expect(first!.json().data.id).toBe(second!.json().data.id);
      expect((await order("eka", { months: 4 }, key)).json()).toMatchObject({
        status: 422,
        code: "idempotency_key_reused",
      });
    });

    test("is sent as a stream until it has its outcome", async () => {
      const { id, payment } = (await order("fajar")).json().data;
      const stream = send("GET", `/orders/${id}/events`, { as: "fajar" });
      // Time for its first event.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await send("POST", `/simulator/payments/${payment.reference}/pay`);
      const response = await stream;
      expect(response.headers["content-type"]).toContain("text/event-stream");
      const states = [...response.body.matchAll(/^data: (.+)$/gm)].map((match) => JSON.parse(match[1]!).status);
      expect(states).toEqual(["awaiting_payment", "paid"]);
    });
  });

  describe("notifications", () => {
    test("are accepted only with their signature, and any number of times", async () => {
      const { id, payment } = (await order("gita")).json().data;
      const notification = { reference: payment.reference, event: "settlement", money: "m" };
      const forged = { ...notification, signature: simulatorSignature(notification, "guessed") };
      const url = "/payments/simulator/notifications";
      expect((await send("POST", url, { body: forged })).statusCode).toBe(401);
      const signed = { ...notification, signature: simulatorSignature(notification, bankKey) };
      // A former default key is not accepted.
      const guessed = { ...notification, signature: simulatorSignature(notification, "simulator") };
      expect((await send("POST", "/payments/simulator/notifications", { body: guessed })).statusCode).toBe(401);
      for (let count = 0; count < 3; count += 1)
        expect((await send("POST", url, { body: signed })).statusCode).toBe(200);
      // It was signed, but the bank reports no payment, which counts.
      expect((await send("GET", `/orders/${id}`, { as: "gita" })).json().data.status).toBe("awaiting_payment");
      expect((await send("POST", url, { body: { unknown: "?" } })).statusCode).toBe(401);
      expect((await send("POST", url, { body: { unknown: "?", signature: "s" } })).statusCode).toBe(400);
      expect((await send("POST", "/payments/midtrans/notifications", { body: signed })).statusCode).toBe(404);
    });
  });

  test("a buyer must consist of characters that an invoice can print, on one line each", async () => {
    const body = { ...threeMonths, expected_total: threeMonthsTotal };
    const refused = async (buyer: object) =>
      (await send("POST", "/orders", { as: "huruf", key: crypto.randomUUID(), body: { ...body, buyer } })).json()
        .issues;
    for (const name of ["PT Maju\nLUNAS", "株式会社"]) {
      expect(await refused({ ...testBuyer, name }), name).toMatchObject([
        { path: "buyer.name", code: "invalid_characters" },
      ]);
    }
    expect(
      await refused({ name: "Nguyễn & Şahin – Café (Persero), No. 5/7", address: "Jl. Melati №2" }),
    ).toBeUndefined();
  });

  describe("a subscription", () => {
    test("opens BigSocial and is the current package only while it gives access", async () => {
      const { payment } = (await order("intan")).json().data;
      await send("POST", `/simulator/payments/${payment.reference}/pay`);
      for (const [state, opens] of [
        ["active", true],
        ["grace", true],
        ["suspended", false],
        ["ended", false],
      ] as const) {
        await base.db.updateTable("subscriptions").set({ state }).where("user_id", "=", "intan").execute();
        const { data } = (await send("GET", "/transaction/current-package", { as: "intan" })).json();
        expect([state, data.active_package?.status]).toEqual([state, opens ? state : undefined]);
        expect(data.user_package).toMatchObject([{ status: state }]);
        const { statusCode } = await send("GET", "/big-social/token", { as: "intan" });
        expect([state, statusCode]).toEqual([state, opens ? 200 : 409]);
      }
    });

    test("is renewed, upgraded and cancelled by its customer only", async () => {
      const first = (await order("hana")).json().data;
      await send("POST", `/simulator/payments/${first.payment.reference}/pay`);
      const { subscription } = (await send("GET", "/transaction/current-package", { as: "hana" })).json().data
        .active_package;
      const at = `/subscriptions/${subscription}`;
      const renew = { months: 1, payment_method: "bca_va", expected_total: 1_665_000, buyer: testBuyer };
      expect((await send("POST", `${at}/renew`, { as: "lain", key: "renew-key-0", body: renew })).statusCode).toBe(404);
      const renewal = await send("POST", `${at}/renew`, { as: "hana", key: "renew-key-1", body: renew });
      expect(renewal.json().data).toMatchObject({
        kind: "renewal",
        total: 1_665_000,
        payment: { va_number: expect.any(String) },
      });

      const request = { package_id: "big-social-growth", payment_method: "mandiri_va" };
      const quote = (await send("POST", `${at}/upgrade-quote`, { as: "hana", body: request })).json().data;
      expect(quote.total).toBe(9_990_000);
      const cheaper = { ...request, expected_total: 1, buyer: testBuyer };
      expect(
        (await send("POST", `${at}/upgrade`, { as: "hana", key: "upgrade-key-0", body: cheaper })).json(),
      ).toMatchObject({
        status: 409,
        code: "price_changed",
        total: 9_990_000,
        quote,
      });
      const body = { ...request, expected_total: quote.total, buyer: testBuyer };
      const upgrade = (await send("POST", `${at}/upgrade`, { as: "hana", key: "upgrade-key-1", body })).json().data;
      expect((await send("POST", `${at}/upgrade`, { as: "hana", key: "upgrade-key-2", body })).json()).toMatchObject({
        status: 409,
        code: "upgrade_open",
        order: upgrade.id,
      });
      await send("POST", `/simulator/payments/${upgrade.payment.reference}/pay`);
      const active = (await send("GET", "/transaction/current-package", { as: "hana" })).json().data.active_package;
      expect(active).toMatchObject({ package_id: "big-social-growth", price: 4_500_000, renews: true });
      const down = { package_id: "big-social-starter", payment_method: "mandiri_va" };
      expect((await send("POST", `${at}/upgrade-quote`, { as: "hana", body: down })).json()).toMatchObject({
        code: "not_an_upgrade",
      });

      const ended = (await send("POST", `${at}/cancel`, { as: "hana" })).json().data;
      expect(ended).toEqual({ ends_at: active.ends_at, renews: false });
      expect((await send("POST", `${at}/cancel`, { as: "lain" })).statusCode).toBe(404);
    });
  });
});
