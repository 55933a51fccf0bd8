import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { createShop, type ShopServices } from "#shop/create-shop.server.ts";
import { voidPayment } from "#shop/orders/cancel-order.server.ts";
import { midtransGateway } from "#shop/payments/gateways/midtrans-gateway.server.ts";
import { resilientGateway } from "#shop/payments/gateways/resilient-gateway.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { type MockMidtrans, midtransKey, startMockMidtrans } from "../support/mocks/midtrans.ts";
import type { Fault } from "../support/mocks/provider-server.ts";
import { namedLogin } from "../support/shop-api.ts";

// 600,000 - 100,000, with PPN
const total = 555_000;

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let bank: MockMidtrans;
  let shop: ShopServices;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    bank = await startMockMidtrans();
    const deps = testDeps(base.db, { authenticate: namedLogin(base.db) });
    const midtrans = midtransGateway({ serverKey: midtransKey, baseUrl: bank.url });
    const options = { attemptTimeout: 300, retries: 1, failuresBeforeBreak: 100, breakDuration: 10 };
    shop = { ...createShop(deps), gateway: resilientGateway(midtrans, options) };
    app = await buildApi({ ...deps, shop });
  });
  afterAll(() => bank.close());

  const send = (url: string, user: string, payload?: object, key?: string) =>
    app.inject({
      method: payload ? "POST" : "GET",
      url: `/api${url}`,
      headers: { authorization: `Bearer ${user}`, "accept-language": "en", ...(key && { "idempotency-key": key }) },
      ...(payload && { payload }),
    });
  const place = (user: string, key: string = crypto.randomUUID()) =>
    send(
      "/orders",
      user,
      {
        package_id: "big-view-starter",
        months: 1,
        payment_method: "bca_va",
        voucher_code: "TERBATAS3",
        expected_total: total,
        buyer: { name: "Sari", address: "Jalan Contoh 1" },
      },
      key,
    );
  const voucher = () =>
    base.db.selectFrom("vouchers").select(["held", "used"]).where("code", "=", "TERBATAS3").executeTakeFirst();

  test.each<Fault>(["down", "slow", "invalid", "response_lost"])(
    "a provider with the fault %s: a clear refusal, the order closed, the voucher given back, nothing to pay",
    async (fault) => {
      const user = `faulty-${fault}`;
      const key = crypto.randomUUID();
      bank.fault = fault;
      const refused = await place(user, key);
      expect(refused.json()).toMatchObject({ status: 502, code: "payment_provider_unavailable" });
      expect(refused.json().title).toBe(
        "The payment provider cannot be reached. Try again in a moment, or choose another method",
      );
      bank.fault = "none";
      expect((await place(user, key)).statusCode).toBe(502);
      const [order] = (await send("/orders", user)).json().data;
      expect(order).toMatchObject({ status: "closed", voucher_code: "TERBATAS3" });
      expect(await voucher()).toEqual({ held: 0, used: 0 });
      await voidPayment(shop, order.id);
      expect(bank.transactions.get(order.number)?.transaction_status ?? "never charged").not.toBe("pending");
    },
  );

  test("after a fault orders are accepted again, and a notification only causes a status call", async () => {
    const { data } = (await place("lucky")).json();
    expect(data.payment).toMatchObject({ provider: "midtrans", va_number: expect.any(String) });
    const url = "/payments/midtrans/notifications";
    const notification = bank.updateStatus(data.number, "settlement");
    // The signature does not cover transaction_status; the status call reports another one.
    bank.updateStatus(data.number, "pending");
    expect((await send(url, "", notification)).statusCode).toBe(200);
    expect((await send(`/orders/${data.id}`, "lucky")).json().data.status).toBe("awaiting_payment");
    bank.updateStatus(data.number, "settlement");
    bank.fault = "down";
    expect((await send(url, "", notification)).statusCode).toBe(503);
    bank.fault = "none";
    expect((await send(url, "", notification)).statusCode).toBe(200);
    expect((await send(`/orders/${data.id}`, "lucky")).json().data.status).toBe("paid");
    expect(await voucher()).toEqual({ held: 0, used: 1 });
  });
});
