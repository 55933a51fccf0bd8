import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { namedLogin, sender, testBuyer, threeMonths, threeMonthsTotal } from "../support/shop-api.ts";

eachDatabase((open) => {
  let app: FastifyInstance;
  let base: OpenDatabase;
  const send = sender(() => app);

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    app = await buildApi(testDeps(base.db, { authenticate: namedLogin(base.db) }, { RATE_LIMIT_VOUCHER: "8" }));
  });

  describe("for anyone", () => {
    test("packages are listed, optionally of one product", async () => {
      expect((await send("GET", "/packages")).json().data).toHaveLength(24);
      const { data } = (await send("GET", "/packages?product=big-social")).json();
      expect(data.map((each: { price: number }) => each.price)).toEqual([1_500_000, 4_500_000, 12_500_000]);
      expect(data[0]).toMatchObject({
        id: "big-social-starter",
        features: { en: ["3 topics", "20,000 mentions a month", "2 seats"] },
      });
    });

    test("payment methods are listed, Mandiri first and without a fee", async () => {
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

    test("a voucher is found in any case; the list is empty without a code or with a wrong one", async () => {
      const vouchers = (await send("GET", "/voucher?code=hemat3")).json().data;
      expect(vouchers).toEqual([
        {
          id: expect.any(Number),
          code: "HEMAT3",
          uuid: expect.any(String),
          max_price: 2_000_000,
          expired: null,
          start_date: "2026-01-01",
          end_date: "2099-12-31",
          value: 15,
          unit: "percent",
          createdAt: expect.any(String),
          updatedAt: expect.any(String),
        },
      ]);
      expect(
        (await send("GET", `/voucher?uuid=${vouchers[0].uuid}&sort_field=createdAt&sort=DESC`)).json().data,
      ).toEqual(vouchers);
      for (const query of [
        "",
        "?code=NIHIL",
        "?uuid=invalid",
        "?code=HEMAT3&uuid=00000000-0000-4000-8000-000000000000",
      ])
        expect((await send("GET", `/voucher${query}`)).json()).toEqual({ data: [] });
      expect((await send("GET", "/voucher?sort_field=password")).statusCode).toBe(400);
    });

    test("guesses of vouchers are limited in every call, and refused without a hint", async () => {
      const quote = (voucher_code: string) => send("POST", "/quotes", { body: { ...threeMonths, voucher_code } });
      const order = (voucher_code: string) =>
        send("POST", "/orders", {
          as: "sari",
          key: crypto.randomUUID(),
          body: { ...threeMonths, voucher_code, expected_total: 0, buyer: testBuyer },
        });
      await sql`delete from rate_limits`.execute(base.db);
      // A code that exists does not count.
      for (let times = 0; times < 10; times++) expect((await quote("HEMAT3")).statusCode).toBe(200);
      expect((await quote("TEBAK1")).statusCode).toBe(200);
      expect((await order("TEBAK2")).json().reason).toBe("unknown");
      for (let times = 0; times < 6; times++) expect((await send("GET", "/voucher?code=TEBAK")).statusCode).toBe(200);
      for (const response of [
        await quote("HEMAT3"),
        await quote("TEBAK3"),
        await order("HEMAT3"),
        await order("TEBAK4"),
      ]) {
        expect(response.statusCode).toBe(429);
        expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
      }
      expect((await send("GET", "/voucher?code=HEMAT3")).statusCode).toBe(429);
      await sql`delete from rate_limits`.execute(base.db);
    });

    test("of many codes sent at once no more are looked up than the limit allows", async () => {
      await sql`delete from rate_limits`.execute(base.db);
      const codes = [...Array.from({ length: 40 }, (_, index) => `SALAH${index}`), "HEMAT3"];
      const responses = await Promise.all(codes.map((code) => send("GET", `/voucher?code=${code}`)));
      expect(responses.filter((each) => each.statusCode === 200)).toHaveLength(8);
      await sql`delete from rate_limits`.execute(base.db);
    });

    test("a quote states the voucher's refusal in words", async () => {
      const { data } = (await send("POST", "/quotes", { body: threeMonths })).json();
      expect(data).toMatchObject({
        subtotal: 4_500_000,
        discount: 675_000,
        dpp: 3_506_250,
        ppn: 420_750,
        total: threeMonthsTotal,
      });
      expect(data.voucher).toEqual({
        code: "HEMAT3",
        status: "applied",
        message: "diskon 15%, paling banyak Rp2.000.000",
      });
      const short = (await send("POST", "/quotes", { en: true, body: { ...threeMonths, months: 2 } })).json().data;
      expect(short).toMatchObject({ discount: 0, voucher: { status: "refused", reason: "too_few_months" } });
      expect(short.voucher.message).toContain("at least 3 months");
      const dear = { package_id: "big-social-business", months: 1, payment_method: "qris" };
      expect((await send("POST", "/quotes", { body: dear })).json().data.payment_method).toEqual({
        id: "qris",
        status: "unavailable",
        reason: "above_method_maximum",
      });
    });

    test.each([
      [{ months: 0 }, "months", "too_small"],
      [{ months: 37 }, "months", "too_big"],
      [{ months: 1.5 }, "months", "invalid_type"],
      [{ months: "3" }, "months", "invalid_type"],
      [{ package_id: "big-lake-starter" }, "package_id", "unknown_package"],
      [{ payment_method: "Mandiri" }, "payment_method", "unknown_choice"],
    ])("a quote for %o is refused", async (wrong, path, code) => {
      const response = await send("POST", "/quotes", { body: { ...threeMonths, ...wrong } });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "invalid_input", issues: [{ path, code }] });
    });
  });
});
