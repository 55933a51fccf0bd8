import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "#infra/database/database-connection.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { eachDatabase } from "../support/databases.ts";
import { runsAll } from "../support/runs-all.ts";
import { killProcess, processEnvironment, type ServerProcess, startProcess } from "../support/server-process.ts";

async function place(url: string, user: string, voucher_code: string, expected_total: number) {
  const response = await fetch(`${url}/orders`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${user}`,
      "idempotency-key": `order-of-${user}`,
    },
    body: JSON.stringify({
      package_id: "big-view-starter",
      months: 1,
      payment_method: "mandiri_va",
      voucher_code,
      expected_total,
      buyer: { name: user, address: "Jalan Contoh 1" },
    }),
  });
  return { status: response.status, body: await response.json() };
}

// 600,000 - 100,000 = 500,000 and 600,000 - 10% = 540,000, each with PPN.
const withTerbatas = 555_000;
const withMulai = 599_400;

eachDatabase((_open, engine) => {
  const processes = engine === "Postgres" ? 2 : 1;
  let env: NodeJS.ProcessEnv;
  let open: () => Promise<OpenDatabase>;
  beforeAll(async () => {
    ({ env, open } = await processEnvironment(engine));
  });

  test(`fifty orders at once on TERBATAS3, ${processes} server process(es): exactly three succeed`, async () => {
    const servers: ServerProcess[] = [];
    for (let count = 0; count < processes; count += 1) servers.push(await startProcess("shop-process.ts", env));
    try {
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, number) =>
          place(servers[number % processes]!.url, `limited-${number}`, "TERBATAS3", withTerbatas),
        ),
      );
      expect(responses.filter((response) => response.status === 201)).toHaveLength(3);
      for (const { body } of responses.filter((response) => response.status !== 201))
        expect(body).toMatchObject({ status: 409, code: "voucher_unavailable", reason: "exhausted" });
    } finally {
      await Promise.all(servers.map(killProcess));
    }
    const base = await open();
    const row = await base.db
      .selectFrom("vouchers")
      .select(["held", "used"])
      .where("code", "=", "TERBATAS3")
      .executeTakeFirst();
    const orders = await base.db.selectFrom("orders").select("id").execute();
    await base.close();
    expect([row, orders.length]).toEqual([{ held: 3, used: 0 }, 3]);
  });

  const purchases = runsAll ? 60 : 20;
  const kills = runsAll ? 3 : 1;
  test(`kill -9 during ${purchases} purchases: every paid order is active, once`, async () => {
    let running = await startProcess("shop-process.ts", env);
    let completed = 0;

    /** Repeats a request until there is a response, as a browser would. */
    async function retryUntilResponse<T>(request: (url: string) => Promise<T | undefined>): Promise<T> {
      for (;;) {
        const response = await request(running.url).catch(() => undefined);
        if (response !== undefined) return response;
        await sleep(100);
      }
    }

    async function purchase(number: number): Promise<void> {
      const reference = await retryUntilResponse(async (url) => {
        const { status, body } = await place(url, `buyer-${number}`, "MULAI10", withMulai);
        return status === 201 ? (body.data.number as string) : undefined;
      });
      await retryUntilResponse(async (url) => {
        const { status } = await fetch(`${url}/simulator/payments/${reference}/pay`, { method: "POST" });
        // 409: the payment was made already, only its notification was interrupted.
        return status === 200 || status === 409 ? true : undefined;
      });
      completed += 1;
    }

    const killer = (async () => {
      for (let killed = 0; killed < kills; killed += 1) {
        while (completed < ((killed + 1) * purchases) / (kills + 1)) await sleep(1);
        await killProcess(running);
        running = await startProcess("shop-process.ts", env);
      }
    })();
    const numbers = Array.from({ length: purchases }, (_, index) => index);
    const buyers = Array.from({ length: 8 }, async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) await purchase(number);
    });
    await Promise.all([...buyers, killer]);
    // The checks after the last start complete what the last kill interrupted.
    await killProcess(running);
    running = await startProcess("shop-process.ts", env);
    const paid = async () => {
      const list = await Promise.all(
        Array.from({ length: purchases }, async (_, number) => {
          const response = await fetch(`${running.url}/orders`, {
            headers: { authorization: `Bearer buyer-${number}` },
          });
          return (await response.json()).data.map((order: { status: string }) => order.status).join();
        }),
      );
      return list.filter((states) => states === "paid").length;
    };
    await expect.poll(paid, { interval: 500 }).toBe(purchases);
    await killProcess(running);

    const base = await open();
    const stored = await countStored(base.db);
    await base.close();
    expect(stored).toEqual({
      orders: purchases,
      terms: purchases,
      active: purchases,
      holds: purchases,
      voucher: { held: 0, used: purchases },
      invoices: Array.from({ length: purchases }, (_, index) => index + 1),
    });
  });
});

async function countStored(db: Database) {
  const [orders, terms, subscriptions, holds, voucher, invoices] = await Promise.all([
    db.selectFrom("orders").select("id").where("state", "=", "paid").execute(),
    db.selectFrom("subscription_terms").select("order_id").execute(),
    db.selectFrom("subscriptions").select("id").where("state", "=", "active").execute(),
    db.selectFrom("voucher_holds").select("order_id").where("state", "=", "used").execute(),
    db.selectFrom("vouchers").select(["held", "used"]).where("code", "=", "MULAI10").executeTakeFirstOrThrow(),
    db.selectFrom("invoices").select("number").execute(),
  ]);
  return {
    orders: orders.length,
    terms: terms.length,
    active: subscriptions.length,
    holds: holds.length,
    voucher,
    invoices: invoices.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b),
  };
}
