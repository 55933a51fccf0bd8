import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { carryOutDeletions } from "#accounts/person/deletion.server.ts";
import type { PersonalDataSource } from "#accounts/person/personal-data.server.ts";
import { lockUser } from "#accounts/person/user.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { closeCustomerAccount } from "#shop/orders/personal-orders.server.ts";
import { placeOrder } from "#shop/orders/place-order.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { testBuyer } from "../support/shop-api.ts";
import { loggedIn, testPassword } from "../support/test-browser.ts";

const choice = { package_id: "big-social-starter", months: 3, payment_method: "mandiri_va" as const };
const request = { ...choice, expected_total: 4_995_000, locale: "id" as const, buyer: testBuyer };

eachDatabase((open) => {
  let base: OpenDatabase;
  let deps: ApiDeps;
  let app: FastifyInstance;
  let shop: PersonalDataSource;
  beforeAll(async () => {
    base = await open();
    await seedShop(base.db, new Date());
    deps = testDeps(base.db, {}, { RATE_LIMIT_LOGIN: "10000" });
    shop = {
      name: "shop",
      collect: async () => ({}),
      erase: (trx, { id }) => closeCustomerAccount({ ...deps.shop, trx }, id),
    };
    app = await buildApi({ ...deps, personalData: [shop] });
  });

  async function customer(name: string) {
    const browser = await loggedIn(app, name);
    await base.db.updateTable("users").set({ email_verified: true }).where("username", "=", name).execute();
    const { id, email } = (await browser.send("GET", "/user/login")).json().data;
    /** Requests the deletion and runs the nightly upkeep after the waiting period. */
    async function close() {
      const { statusCode } = await browser.send("DELETE", "/account", { password: testPassword });
      const now = () => new Date(Date.now() + 8 * 86_400_000);
      await carryOutDeletions({ db: base.db, jobs: deps.jobs, now }, [shop]);
      return statusCode;
    }
    return { id, email, close };
  }
  const ordersOf = (id: string) =>
    base.db.selectFrom("orders").select(["state", "email", "buyer"]).where("user_id", "=", id).execute();

  test("erasing an account waits for an order that is being written, and erases it too", async () => {
    const { id, email, close } = await customer("sari");
    let closing: ReturnType<typeof close> | undefined;
    async function lock(trx: Trx) {
      const there = await lockUser(trx, id);
      closing = close();
      // Time for the erasure to proceed as far as it can.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return there;
    }
    const placed = await placeOrder(deps.shop, { userId: id, email, lock }, request, "first");
    expect([placed.ok, await closing!]).toEqual([true, 202]);
    expect(await ordersOf(id)).toEqual([{ state: "closed", email: "", buyer: { name: "-", address: "-" } }]);
  });

  test("an order after the account was erased is refused and stores nothing", async () => {
    const { id, email, close } = await customer("budi");
    await close();
    const late = { userId: id, email, lock: (trx: Trx) => lockUser(trx, id) };
    expect(await placeOrder(deps.shop, late, request, "late")).toEqual({ ok: false, code: "customer_gone" });
    expect(await ordersOf(id)).toEqual([]);
  });
});
