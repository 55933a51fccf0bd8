import { sql } from "kysely";
import { beforeAll, beforeEach } from "vitest";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { soldOnline } from "#catalogue/products.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type PlaceOrderResult, placeOrder } from "#shop/orders/place-order.server.ts";
import type { Customer } from "#shop/orders/write-order.server.ts";
import { type BankAction, runBankAction } from "#shop/payments/gateways/simulator-bank.server.ts";
import { simulatorGateway } from "#shop/payments/gateways/simulator-gateway.server.ts";
import { paymentMethods } from "#shop/payments/payment-limits.ts";
import { receiveNotification } from "#shop/payments/receive-notification.server.ts";
import { makeQuote } from "#shop/prices/make-quote.server.ts";
import { recordRefund } from "#shop/refunds/refunds.server.ts";
import { seedShop } from "#shop/seed.server.ts";
import type { Shop } from "#shop/shop.server.ts";
import { customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { createVoucher } from "#shop/vouchers/manage-vouchers.server.ts";
import type { NewVoucher } from "#shop/vouchers/voucher-terms.ts";
import { eachDatabase } from "./databases.ts";
import { recordingJobs } from "./jobs.ts";
import { testActor } from "./staff.ts";

const testSecret = "simulator-secret-of-the-tests";

/** Returns a shop for tests: simulated bank, recorded jobs, a clock that the test sets. */
export function testShop(db: Database, start = "2026-11-20T05:00:00Z") {
  let time = new Date(start).getTime();
  const now = () => new Date(time);
  const jobs = recordingJobs();
  const fault = { inject: async () => {} };
  const gateway = simulatorGateway({ db, now, secret: testSecret, injectFault: () => fault.inject() });
  const shop: Shop = {
    db,
    jobs,
    now,
    gateway,
    settings: {
      methods: paymentMethods(),
      seller: { name: "PT BigSuite Contoh", address: "Jalan Contoh 1, Jakarta", npwp: "0000000000000000" },
      publicUrl: "http://localhost:3000",
      salesMail: "sales@bigsuite.example",
      // Their periods start with the payment; tests of workspaces that the team opens set none.
      connected: [...soldOnline],
    },
    findContact: async () => null,
  };
  return {
    shop,
    jobs,
    /** `inject` runs before every call to the bank; a test replaces it by one that waits or throws. */
    fault,
    /** Sets the clock to a moment, or forward by a number of milliseconds. */
    setClock: (to: string | number) => {
      time = typeof to === "string" ? new Date(to).getTime() : time + to;
    },
    bank: async (orderId: string, action: BankAction) => {
      const { number } = await orderOf(db, orderId);
      const deliver = async (body: object) => {
        await receiveNotification(shop, { body, headers: {} });
      };
      return runBankAction({ db, now, secret: testSecret, deliver }, number, action);
    },
    buy: (user: string, options: BuyOptions = {}) => buy(shop, user, options),
  };
}

/** Returns a customer whose account is never closed. */
export const testCustomer = (userId: string): Customer => ({
  userId,
  email: `${userId}@pembeli.example`,
  lock: async () => true,
});

export interface BuyOptions {
  package_id?: string;
  months?: number;
  voucher_code?: string;
  payment_method?: PaymentMethodId;
  /** The token of a quotation. */
  quotation?: string;
  key?: string;
  expected?: number;
}

export async function buy(shop: Shop, user: string, options: BuyOptions): Promise<PlaceOrderResult> {
  const { key = crypto.randomUUID(), expected, ...changes } = options;
  const request = { package_id: "big-social-starter", months: 1, payment_method: "mandiri_va" as const, ...changes };
  const quote = await makeQuote(shop, request);
  return placeOrder(
    shop,
    testCustomer(user),
    {
      ...request,
      expected_total: expected ?? quote?.price.total ?? 0,
      locale: "id",
      buyer: { name: "Sari", address: "Jalan Melati 2, Bandung" },
    },
    key,
  );
}

/** The operator of decisions in tests. */
export const rina: Actor = { kind: "operator", name: "rina" };

let users = 0;
/** Returns the id of a customer that no other test uses. */
export function newUser(): string {
  users += 1;
  return `user-${users}`;
}

function shopTest(db: Database) {
  const t = testShop(db);
  const user = newUser();
  return {
    ...t,
    db,
    user,
    state: async (orderId: string) => (await orderOf(db, orderId)).state,
    /** Creates a voucher, by default of Rp100,000 for one use, and returns its code. */
    voucher: async (terms: Partial<NewVoucher> = {}) => {
      const code = `V${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
      const rest = { unit: "idr", value: 100_000, start_date: "2026-01-01", end_date: "2026-12-31" } as const;
      await createVoucher(t.shop, testActor, { code, max_uses: 1, ...rest, ...terms });
      return code;
    },
    /** Places and pays an order of `user`, and returns its id. */
    paid: async (options: BuyOptions = {}) => {
      const id = placed(await t.buy(user, options));
      await t.bank(id, "pay");
      return id;
    },
    /** Refunds all money held for an order. */
    refund: async (orderId: string) => {
      const { number } = await orderOf(db, orderId);
      const refund = { orderNumber: number, by: rina, note: "asked for it", proof: "TRF-1" };
      const result = await recordRefund(t.shop, refund);
      if (!result.ok) throw new Error(result.code);
      return result.refund;
    },
    /** Returns the package of a product that `user` has. */
    own: async (product = "big-social") =>
      (await customerPackages(t.shop, user)).find((each) => each.product === product)!,
  };
}

/**
 * Declares tests on a seeded database. Before each test the shop, its clock and `user` are new.
 * @param declareFor `bothDatabases` for tests of what concerns the engine
 */
export function eachShop(
  declare: (t: ReturnType<typeof shopTest>, engine: Parameters<Parameters<typeof eachDatabase>[0]>[1]) => void,
  declareFor = eachDatabase,
): void {
  declareFor((open, engine) => {
    const t = {} as ReturnType<typeof shopTest>;
    let db: Database;
    beforeAll(async () => {
      db = (await open()).db;
      await seedShop(db, new Date());
    });
    beforeEach(() => void Object.assign(t, shopTest(db)));
    declare(t, engine);
  });
}

/** Returns the id of a placed order; throws when it was refused. */
export function placed(result: { ok: true; orderId: string } | { ok: false; code: string }): string {
  if (!result.ok) throw new Error(`not placed: ${result.code}`);
  return result.orderId;
}

export async function orderOf(db: Database, id: string) {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export async function voucherOf(db: Database, code: string) {
  return db.selectFrom("vouchers").select(["held", "used"]).where("code", "=", code).executeTakeFirstOrThrow();
}

/** Returns how many connections to this database wait for a lock; on Postgres only. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
