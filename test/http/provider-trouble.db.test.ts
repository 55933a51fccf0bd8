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
import { midtransKey, type PlayedMidtrans, playMidtrans } from "../support/mocks/midtrans.ts";
import type { Mood } from "../support/mocks/provider-server.ts";
import { namedLogin } from "../support/shop-api.ts";

// 600,000 - 100,000, with PPN
const total = 555_000;

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let bank: PlayedMidtrans;
  let shop: ShopServices;

  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    bank = await playMidtrans();
    const deps = testDeps(base.db, { authenticate: namedLogin(base.db) });
    const midtrans = midtransGateway({ serverKey: midtransKey, baseUrl: bank.url });
    const patience = { attempt: 300, retries: 1, breakAfter: 100, restFor: 10 };
    shop = { ...createShop(deps), gateway: resilientGateway(midtrans, patience) };
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
        ...{ package_id: "big-view-starter", months: 1, payment_method: "bca_va", voucher_code: "TERBATAS3" },
        ...{ expected_total: total, buyer: { name: "Sari", address: "Jalan Contoh 1" } },
      },
      key,
    );
  const voucher = () =>
    base.db.selectFrom("vouchers").select(["held", "used"]).where("code", "=", "TERBATAS3").executeTakeFirst();

  test.each<Mood>(["down", "slow", "nonsense", "unreachable_after_work"])(
    "a provider that is %s: the customer is told, the order closed, the voucher given back, nothing left to pay",
    async (mood) => {
      const user = `unlucky-${mood}`;
      const key = crypto.randomUUID();
      bank.mood = mood;
      const refused = await place(user, key);
      expect(refused.json()).toMatchObject({ status: 502, code: "payment_provider_unavailable" });
      expect(refused.json().title).toBe("The payment provider cannot be reached");
      bank.mood = "well";
      expect((await place(user, key)).statusCode).toBe(502);
      const [order] = (await send("/orders", user)).json().data;
      expect(order).toMatchObject({ status: "closed", voucher_code: "TERBATAS3" });
      expect(await voucher()).toEqual({ held: 0, used: 0 });
      await voidPayment(shop, order.id);
      expect(bank.transactions.get(order.number)?.transaction_status ?? "never charged").not.toBe("pending");
    },
  );

  test("one that is well again takes orders again, and its notification is acted on as the status says", async () => {
    const { data } = (await place("lucky")).json();
    expect(data.payment).toMatchObject({ provider: "midtrans", va_number: expect.any(String) });
    const url = "/payments/midtrans/notifications";
    const told = bank.happen(data.number, "settlement");
    // The signature does not cover transaction_status: the bank says otherwise when asked.
    bank.happen(data.number, "pending");
    expect((await send(url, "", told)).statusCode).toBe(200);
    expect((await send(`/orders/${data.id}`, "lucky")).json().data.status).toBe("awaiting_payment");
    bank.happen(data.number, "settlement");
    bank.mood = "down";
    expect((await send(url, "", told)).statusCode).toBe(503);
    bank.mood = "well";
    expect((await send(url, "", told)).statusCode).toBe(200);
    expect((await send(`/orders/${data.id}`, "lucky")).json().data.status).toBe("paid");
    expect(await voucher()).toEqual({ held: 0, used: 1 });
  });
});
