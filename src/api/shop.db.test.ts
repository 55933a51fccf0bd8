import type { FastifyInstance, FastifyRequest } from "fastify";
import { decodeJwt } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/open.server.ts";
import { eachDatabase } from "#infra/database/testing.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { simulatorSignature } from "#shop/gateways/simulator-gateway.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { buildApi } from "./app.ts";
import { Problem } from "./problem.ts";
import type { ReadSignedIn } from "./signed-in.ts";
import { testDeps } from "./testing.server.ts";

/** A login by name: `Bearer sari`; names that begin with `new-` have not verified their e-mail. */
const signedIn = (async (request: FastifyRequest) => {
  const name = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (!name) throw new Problem(401, "unauthorized");
  return { user: { id: name, email: `${name}@pembeli.example`, email_verified: !name.startsWith("new-") } };
}) as unknown as ReadSignedIn;

const buyer = { name: "Sari Dewi", address: "Jalan Melati 2, Bandung", npwp: "0123456789012345" };
const threeMonths = {
  package_id: "big-social-starter",
  months: 3,
  voucher_code: "hemat3",
  payment_method: "mandiri_va",
};
// 4,500,000 - 15% = 3,825,000; DPP 3,506,250; PPN 420,750.
const total = 4_245_750;

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    const deps = testDeps(
      base.db,
      { signedIn },
      { BIGSOCIAL_APP_URL: "https://social.example", RATE_LIMIT_VOUCHER: "8" },
    );
    const shop = createShop({ ...deps, listen: base.listen });
    app = await buildApi({ ...deps, shop });
  });

  const send = (
    method: "GET" | "POST",
    url: string,
    options: { as?: string; body?: object; key?: string; en?: boolean } = {},
  ) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: {
        ...(options.as && { authorization: `Bearer ${options.as}` }),
        ...(options.key && { "idempotency-key": options.key }),
        ...(options.en && { "accept-language": "en" }),
      },
      ...(options.body && { payload: options.body }),
    });
  const order = (as: string, body: object = {}, key: string = crypto.randomUUID()) =>
    send("POST", "/orders", { as, key, body: { ...threeMonths, expected_total: total, buyer, ...body } });

  describe("for anyone", () => {
    test("packages, of one product too", async () => {
      expect((await send("GET", "/packages")).json().data).toHaveLength(24);
      const { data } = (await send("GET", "/packages?product=big-social")).json();
      expect(data.map((each: { price: number }) => each.price)).toEqual([1_500_000, 4_500_000, 12_500_000]);
      expect(data[0]).toMatchObject({
        id: "big-social-starter",
        features: { en: ["3 topics", "20,000 mentions a month", "2 seats"] },
      });
    });

    test("payment methods, Mandiri first and without a fee", async () => {
      const { data } = (await send("GET", "/payment-methods")).json();
      expect(data[0]).toEqual({
        id: "mandiri_va",
        name: "Mandiri",
        kind: "virtual_account",
        channel_fee: 0,
        min: 1,
        max: 1_000_000_000,
      });
      expect(data.at(-1)).toMatchObject({ id: "qris", max: 10_000_000 });
    });

    test("a voucher, in any case; nothing without a code or with a wrong one; guessing is limited", async () => {
      const found = (await send("GET", "/voucher?code=hemat3")).json().data;
      expect(found).toEqual([
        {
          ...{ id: expect.any(Number), code: "HEMAT3", uuid: expect.any(String), max_price: 2_000_000, expired: null },
          ...{ start_date: "2026-01-01", end_date: "2099-12-31", value: 15, unit: "percent" },
          ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
        },
      ]);
      expect((await send("GET", `/voucher?uuid=${found[0].uuid}&sort_field=createdAt&sort=DESC`)).json().data).toEqual(
        found,
      );
      for (const query of [
        "",
        "?code=NIHIL",
        "?uuid=nonsense",
        "?code=HEMAT3&uuid=00000000-0000-4000-8000-000000000000",
      ])
        expect((await send("GET", `/voucher${query}`)).json()).toEqual({ data: [] });
      expect((await send("GET", "/voucher?sort_field=password")).statusCode).toBe(400);
      const many = await Promise.all(Array.from({ length: 9 }, () => send("GET", "/voucher?code=TEBAK")));
      const refused = many.find((answer) => answer.statusCode === 429);
      expect(refused?.headers["retry-after"]).toBeDefined();
    });

    test("a quote, with the voucher's refusal in words", async () => {
      const { data } = (await send("POST", "/quotes", { body: threeMonths })).json();
      expect(data).toMatchObject({ subtotal: 4_500_000, discount: 675_000, dpp: 3_506_250, ppn: 420_750, total });
      expect(data.voucher).toEqual({ code: "HEMAT3", status: "applied" });
      const short = (await send("POST", "/quotes", { en: true, body: { ...threeMonths, months: 2 } })).json().data;
      expect(short).toMatchObject({ discount: 0, voucher: { status: "refused", reason: "too_few_months" } });
      expect(short.voucher.message).toContain("longer");
      const dear = { package_id: "big-social-business", months: 1, payment_method: "qris" };
      expect((await send("POST", "/quotes", { body: dear })).json().data.payment_method).toEqual({
        ...{ id: "qris", status: "unavailable", reason: "above_method_maximum" },
      });
    });

    test.each([
      [{ months: 0 }, "months", "too_small"],
      [{ months: 37 }, "months", "too_big"],
      [{ months: 1.5 }, "months", "invalid_type"],
      [{ months: "3" }, "months", "invalid_type"],
      [{ package_id: "big-lake-starter" }, "package_id", "unknown_package"],
      [{ payment_method: "Mandiri" }, "payment_method", "unknown_choice"],
    ])("no quote for %o", async (wrong, path, code) => {
      const answer = await send("POST", "/quotes", { body: { ...threeMonths, ...wrong } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invalid_input", issues: [{ path, code }] });
    });
  });

  describe("an order", () => {
    test("goes from placing to the invoice in both languages", async () => {
      const placed = await order("sari", { referral_code: "MITRA7", locale: "en" });
      expect(placed.statusCode).toBe(201);
      const { data } = placed.json();
      expect(data).toMatchObject({
        ...{
          status: "awaiting_payment",
          total,
          currency: "IDR",
          method: "mandiri_va",
          referral_code: "MITRA7",
          voucher_code: "HEMAT3",
        },
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
      expect((await send("POST", `/simulator/payments/${data.payment.reference}/pay`)).statusCode).toBe(409);
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
      const handOver = (await send("GET", "/big-social/token", { as: "sari" })).json().data;
      expect(handOver.url).toBe("https://social.example");
      expect(decodeJwt(handOver.token)).toMatchObject({
        sub: "sari",
        aud: "big-social",
        package: "big-social-starter",
      });

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

    test("is for people who are logged in and have verified their e-mail, with a key", async () => {
      const body = { ...threeMonths, expected_total: total, buyer };
      expect((await send("POST", "/orders", { body, key: "key-12345" })).statusCode).toBe(401);
      expect((await order("new-budi")).json()).toMatchObject({ status: 409, code: "email_unverified" });
      expect((await send("POST", "/orders", { as: "budi", body })).json()).toMatchObject({
        status: 400,
        code: "idempotency_key_required",
      });
    });

    test("of someone else is 404 in every call", async () => {
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

    test("cannot be made cheaper by what is sent", async () => {
      const tampered: object[] = [
        { expected_total: 1 },
        { expected_total: total, price: 1, unit_price: 1, total: 1, subtotal: 1, discount: 9_999_999 },
        { currency: "IDX" },
        { user_role: "admin", discount: 100 },
        { lines: [{ kind: "package", amount: 1 }] },
        { channel_fee: -1_000_000 },
      ];
      for (const body of tampered) {
        const answer = await order("dodi", { voucher_code: undefined, ...body });
        expect(answer.json()).toMatchObject({
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
          ...{ status: 409, code: "voucher_unavailable", reason: "other_product", quote: { discount: 0 } },
        },
      );
      expect((await order("dodi", { buyer: { ...buyer, npwp: "12" } })).json()).toMatchObject({
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

    test("is told as a stream until it is settled", async () => {
      const { id, payment } = (await order("fajar")).json().data;
      const stream = send("GET", `/orders/${id}/events`, { as: "fajar" });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await send("POST", `/simulator/payments/${payment.reference}/pay`);
      const answer = await stream;
      expect(answer.headers["content-type"]).toContain("text/event-stream");
      const states = [...answer.body.matchAll(/^data: (.+)$/gm)].map((match) => JSON.parse(match[1]!).status);
      expect(states).toEqual(["awaiting_payment", "paid"]);
    });
  });

  describe("notifications", () => {
    test("are believed with their signature only, and understood however often they come", async () => {
      const { id, payment } = (await order("gita")).json().data;
      const told = { reference: payment.reference, event: "settlement", money: "m" };
      const forged = { ...told, signature: simulatorSignature(told, "guessed") };
      const url = "/payments/simulator/notifications";
      expect((await send("POST", url, { body: forged })).statusCode).toBe(401);
      const signed = { ...told, signature: simulatorSignature(told, "simulator") };
      for (let count = 0; count < 3; count += 1)
        expect((await send("POST", url, { body: signed })).statusCode).toBe(200);
      // It was signed, but the bank knows of no payment: what it says is not acted on.
      expect((await send("GET", `/orders/${id}`, { as: "gita" })).json().data.status).toBe("awaiting_payment");
      expect((await send("POST", url, { body: { what: "?" } })).statusCode).toBe(400);
      expect((await send("POST", "/payments/midtrans/notifications", { body: signed })).statusCode).toBe(404);
    });
  });

  describe("a subscription", () => {
    test("is renewed, upgraded and not renewed any more, by its customer only", async () => {
      const first = (await order("hana")).json().data;
      await send("POST", `/simulator/payments/${first.payment.reference}/pay`);
      const { subscription } = (await send("GET", "/transaction/current-package", { as: "hana" })).json().data
        .active_package;
      const at = `/subscriptions/${subscription}`;
      const renew = { months: 1, payment_method: "bca_va", expected_total: 1_665_000, buyer };
      expect((await send("POST", `${at}/renew`, { as: "lain", key: "renew-key-0", body: renew })).statusCode).toBe(404);
      const renewal = await send("POST", `${at}/renew`, { as: "hana", key: "renew-key-1", body: renew });
      expect(renewal.json().data).toMatchObject({
        kind: "renewal",
        total: 1_665_000,
        payment: { va_number: expect.any(String) },
      });

      const ask = { package_id: "big-social-growth", payment_method: "mandiri_va" };
      const quote = (await send("POST", `${at}/upgrade-quote`, { as: "hana", body: ask })).json().data;
      expect(quote.total).toBe(9_990_000);
      const cheaper = { ...ask, expected_total: 1, buyer };
      expect(
        (await send("POST", `${at}/upgrade`, { as: "hana", key: "upgrade-key-0", body: cheaper })).json(),
      ).toMatchObject({
        ...{ status: 409, code: "price_changed", total: 9_990_000 },
      });
      const body = { ...ask, expected_total: quote.total, buyer };
      const upgrade = (await send("POST", `${at}/upgrade`, { as: "hana", key: "upgrade-key-1", body })).json().data;
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
