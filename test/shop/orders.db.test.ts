import { describe, expect, test } from "vitest";
import { InvalidCursor } from "#infra/database/page.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { cancelOrder } from "#shop/orders/cancel-order.server.ts";
import { findOrder, listOrders } from "#shop/orders/orders-store.server.ts";
import { expireOrders } from "#shop/payments/reconcile-payments.server.ts";
import { changePrice } from "#shop/prices/change-price.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { findVoucher, holdVoucher } from "#shop/vouchers/voucher-store.server.ts";
import { bothDatabases } from "../support/databases.ts";
import { eachShop, newUser, orderOf, placed, voucherOf } from "../support/shop.ts";
import { testActor } from "../support/staff.ts";

const hour = 3_600_000;

eachShop((t) => {
  const setPrice = (package_id: string, price: number) =>
    t.db
      .transaction()
      .execute((trx) =>
        changePrice(trx, testActor, { package_id, price: rupiah(price), at: t.shop.now(), reason: "test" }),
      );

  describe("an order", () => {
    test("is paid: voucher used, invoice issued, package active, one mail", async () => {
      const code = await t.voucher();
      const user = newUser();
      const id = placed(await t.buy(user, { months: 3, voucher_code: code.toLowerCase() }));
      expect(await voucherOf(t.db, code)).toEqual({ held: 1, used: 0 });
      const before = await findOrder(t.db, id, user);
      expect(before).toMatchObject({ state: "awaiting_payment", total: 4_884_000, invoice: null });
      expect(before?.payment?.instructions).toMatchObject({ biller_code: "70012" });
      expect(await t.bank(id, "pay")).toBe("done");
      const after = await findOrder(t.db, id, user);
      expect(after).toMatchObject({ state: "paid", invoice: expect.stringMatching(/^INV-202611-\d{6}$/) });
      expect(after?.history.map((each) => each.to)).toEqual(["awaiting_payment", "paid"]);
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 1 });
      const subscription = await t.db
        .selectFrom("subscriptions")
        .selectAll()
        .where("user_id", "=", user)
        .executeTakeFirstOrThrow();
      expect(subscription).toMatchObject({ state: "active", last_day: "2027-02-20", product: "big-social" });
      expect(t.jobs.sent.map((job) => job.queue)).toEqual(["order-mail", "order-paid"]);
    });

    test("can be read by its customer only", async () => {
      const id = placed(await t.buy(newUser()));
      expect(await findOrder(t.db, id, "another")).toBeNull();
      expect(await findOrder(t.db, "invalid", "another")).toBeNull();
    });

    test("is placed once for one key, and a key is refused for another order", async () => {
      const code = await t.voucher();
      const user = newUser();
      const first = await t.buy(user, { key: "same-key-1", voucher_code: code });
      const repeats = await Promise.all(
        [1, 2, 3].map(() => t.buy(user, { key: "same-key-1", voucher_code: code, expected: 1_554_000 })),
      );
      for (const each of repeats) expect(each).toEqual({ ok: true, orderId: placed(first), repeated: true });
      expect(await t.buy(user, { key: "same-key-1", months: 2 })).toMatchObject({ code: "idempotency_key_reused" });
      const several = await Promise.all([1, 2, 3, 4].map(() => t.buy(user, { key: "same-key-2" })));
      expect(new Set(several.map(placed)).size).toBe(1);
      expect((await listOrders(t.db, user)).rows).toHaveLength(2);
      // Keys are separate for each customer.
      expect(await t.buy(newUser(), { key: "same-key-2" })).toMatchObject({ ok: true, repeated: false });
    });

    test("sent several times at once is not refused for the voucher that it holds itself", async () => {
      for (let round = 0; round < 6; round++) {
        const user = newUser();
        const once = await t.voucher();
        const order = { key: once, voucher_code: once, expected: 1_554_000 };
        const several = await Promise.all([1, 2, 3].map(() => t.buy(user, order)));
        expect(new Set(several.map(placed)).size).toBe(1);
      }
    });

    test("is refused when the price differs from what the customer saw", async () => {
      const user = newUser();
      const result = await t.buy(user, { expected: 1 });
      expect(result).toMatchObject({ ok: false, code: "price_changed", total: 1_665_000 });
      const id = placed(await t.buy(user, { package_id: "big-view-starter" }));
      await setPrice("big-view-starter", 999_000);
      expect((await orderOf(t.db, id)).total).toBe(666_000);
      // Seeding does not restore an old price.
      await seedShop(t.db, new Date());
      expect((await t.buy(user, { package_id: "big-view-starter", expected: 666_000 })).ok).toBe(false);
      await setPrice("big-view-starter", 600_000);
    });

    test("is refused for unknown packages, unsuitable methods and invalid vouchers", async () => {
      expect(await t.buy(newUser(), { package_id: "big-social-enterprise" })).toMatchObject({
        code: "unknown_package",
      });
      expect(await t.buy(newUser(), { package_id: "big-social-business", payment_method: "qris" })).toMatchObject({
        code: "method",
        reason: "above_method_maximum",
      });
      expect(await t.buy(newUser(), { voucher_code: "LEWAT" })).toMatchObject({ reason: "ended" });
      expect(await t.buy(newUser(), { voucher_code: "BESOK" })).toMatchObject({ reason: "not_started" });
      expect(await t.buy(newUser(), { voucher_code: "NIHIL" })).toMatchObject({ reason: "unknown" });
    });

    test("is paid at once when a voucher covers the whole price", async () => {
      const free = await t.voucher({ unit: "percent", value: 100 });
      const id = placed(await t.buy(newUser(), { voucher_code: free }));
      expect(await orderOf(t.db, id)).toMatchObject({ state: "paid", total: 0 });
      expect(await voucherOf(t.db, free)).toEqual({ held: 0, used: 1 });
    });

    test("is cancelled by its customer, unless it was paid", async () => {
      const code = await t.voucher();
      const id = placed(await t.buy(newUser(), { voucher_code: code }));
      expect(await cancelOrder(t.shop, id)).toBe(true);
      expect(await cancelOrder(t.shop, id)).toBe(false);
      expect(await t.state(id)).toBe("closed");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
      const paid = placed(await t.buy(newUser(), { voucher_code: code }));
      await t.db
        .updateTable("simulator_payments")
        .set({ state: "settlement", paid: rupiah(1_554_000), money_id: "m" })
        .where("reference", "=", (await orderOf(t.db, paid)).number)
        .execute();
      expect(await cancelOrder(t.shop, paid)).toBe(false);
      expect(await t.state(paid)).toBe("paid");
    });

    test("expires once, and gives its voucher back once", async () => {
      const code = await t.voucher();
      const id = placed(await t.buy(newUser(), { voucher_code: code }));
      t.setClock(23 * hour);
      await expireOrders(t.shop);
      expect(await t.state(id)).toBe("awaiting_payment");
      t.setClock(2 * hour);
      await Promise.all([expireOrders(t.shop), expireOrders(t.shop), expireOrders(t.shop)]);
      expect(await t.state(id)).toBe("closed");
      expect(await voucherOf(t.db, code)).toEqual({ held: 0, used: 0 });
      expect(
        t.jobs.sent.filter((job) => JSON.stringify(job.data) === JSON.stringify({ order: id, kind: "expired" })),
      ).toHaveLength(1);
    });
  });

  test("of fifty simultaneous orders with a voucher of three uses exactly three succeed", async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => t.buy(newUser(), { voucher_code: "TERBATAS3", package_id: "big-view-starter" })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(3);
    for (const result of results)
      if (!result.ok) expect(result).toMatchObject({ code: "voucher_unavailable", reason: "exhausted" });
    expect(await voucherOf(t.db, "TERBATAS3")).toEqual({ held: 3, used: 0 });
    t.setClock(25 * hour);
    await expireOrders(t.shop);
    expect(await voucherOf(t.db, "TERBATAS3")).toEqual({ held: 0, used: 0 });
  });

  test("one customer holds a voucher once at a time", async () => {
    const many = await t.voucher({ max_uses: undefined, max_uses_per_customer: 1 });
    const user = newUser();
    const results = await Promise.all(Array.from({ length: 8 }, () => t.buy(user, { voucher_code: many })));
    const successful = results.filter((result) => result.ok);
    expect(successful).toHaveLength(1);
    await t.bank(placed(successful[0]!), "pay");
    expect(await t.buy(user, { voucher_code: many })).toMatchObject({ reason: "used_by_customer" });
    // A request that checked before the first was paid is refused by the hold.
    const { id } = (await findVoucher(t.db, many))!;
    const hold = { voucherId: id, orderId: crypto.randomUUID(), userId: user, at: t.shop.now() };
    const refused = t.db.transaction().execute(async (trx) => {
      throw await holdVoucher(trx, hold);
    });
    await expect(refused).rejects.toBe("used_by_customer");
    expect(await voucherOf(t.db, many)).toEqual({ held: 0, used: 1 });
  });

  test("invoice numbers have no gaps and no repeats, also when payments fail in between", async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => placed(await t.buy(newUser()))));
    await Promise.all(ids.map((id, index) => t.bank(id, index % 3 === 0 ? "expire" : "pay")));
    const rows = await t.db.selectFrom("invoices").select("number").orderBy("number").execute();
    expect(rows.map((row) => row.number)).toEqual(
      rows.map((_, index) => `INV-202611-${String(index + 1).padStart(6, "0")}`),
    );
  });

  test("the names of packages follow the content sets at each start", async () => {
    const names = t.db.selectFrom("packages").select("name").where("id", "=", "big-legal-growth");
    await t.db
      .updateTable("packages")
      .set({ name: JSON.stringify({ id: "Lama", en: "Old" }) })
      .where("id", "=", "big-legal-growth")
      .execute();
    await seedShop(t.db, new Date());
    expect(await names.executeTakeFirst()).toEqual({ name: { id: "BigLegal Growth", en: "BigLegal Growth" } });
  });

  test("the history of an order cannot be changed", async () => {
    await expect(t.db.deleteFrom("order_events").execute()).rejects.toThrow("only grows");
    await expect(t.db.updateTable("order_events").set({ by: "nobody" }).execute()).rejects.toThrow("only grows");
  });

  test("a list is returned in pages, newest first, each order once", async () => {
    const user = newUser();
    for (let count = 0; count < 23; count += 1) {
      t.setClock(1_000);
      await t.buy(user);
    }
    const first = await listOrders(t.db, user);
    const second = await listOrders(t.db, user, first.next!);
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 3, null]);
    const times = [...first.rows, ...second.rows].map((order) => order.placed_at.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set([...first.rows, ...second.rows].map((order) => order.id)).size).toBe(23);
    await expect(listOrders(t.db, user, "invalid")).rejects.toThrow(InvalidCursor);
  });
}, bothDatabases);
