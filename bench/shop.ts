import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { midtransKey, startMockMidtrans } from "../test/support/mocks/midtrans.ts";
import { startPostgres } from "../test/support/postgres.ts";

/** One measured figure of the shop; `budget`, where there is one, is in the same unit. */
export interface ShopMeasurement {
  database: "PGlite" | "Postgres";
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

const seconds = 5;
const orderCount = 100_000;
const price = { package_id: "big-view-starter", months: 1, payment_method: "mandiri_va" };

/** Measures the shop on both databases: quotes and orders per second, webhooks, the first page of a long list. */
export async function measureShop(): Promise<ShopMeasurement[]> {
  const postgres = await startPostgres();
  try {
    return [...(await measure("PGlite")), ...(await measure("Postgres", postgres.url))];
  } finally {
    await postgres.stop();
  }
}

async function measure(database: ShopMeasurement["database"], databaseUrl?: string): Promise<ShopMeasurement[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-bench-shop-"));
  const base = await openDatabase({ dataDir, databaseUrl });
  await migrate(base.db);
  await insertOrders(base.db);
  await base.close();
  const bank = await startMockMidtrans();
  const script = fileURLToPath(new URL("../test/support/shop-process.ts", import.meta.url));
  const env = {
    ...process.env,
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    LOG_LEVEL: "fatal",
    RATE_LIMIT_CALLS: "100000000",
  };
  const provider = { PAYMENT_PROVIDER: "midtrans", MIDTRANS_SERVER_KEY: midtransKey, MIDTRANS_URL: bank.url };
  const server = fork(script, { env: { ...env, ...provider }, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  const call = caller(`http://127.0.0.1:${port}/api`);
  try {
    const quotes = await rate(() => call("POST", "/quotes", price));
    const references: string[] = [];
    const orders = await rate(async () => {
      const { data } = await call("POST", "/orders", { ...price, expected_total: 666_000, buyer }, randomUUID());
      references.push(data.payment.reference);
    });
    const webhooks = await latencies(references.slice(0, 400), (reference) =>
      call("POST", "/payments/midtrans/notifications", bank.updateStatus(reference, "settlement")),
    );
    const pages = await latencies(
      Array.from({ length: 100 }, String),
      () => call("GET", "/orders", undefined, "many"),
      1,
    );
    return [
      { database, what: "quotes", value: quotes, unit: "per second" },
      { database, what: "orders, provider responding at once", value: orders, unit: "per second" },
      { database, what: "webhook, p99, 8 at a time", value: percentile(webhooks, 0.99), unit: "ms" },
      {
        database,
        what: `first page of ${orderCount} orders, p99`,
        value: percentile(pages, 0.99),
        unit: "ms",
        budget: 50,
      },
    ];
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
    await bank.close();
  }
}

const buyer = { name: "Sari", address: "Jalan Contoh 1" };

function caller(base: string) {
  return async (method: string, path: string, body?: object, user: string = randomUUID()) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        authorization: `Bearer ${user}`,
        "idempotency-key": user,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** Returns how often per second 16 workers together complete a task. */
async function rate(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let completed = 0;
  const worker = async () => {
    while (performance.now() < end) {
      await work();
      completed += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return completed / seconds;
}

async function latencies(items: string[], work: (item: string) => Promise<unknown>, atOnce = 8): Promise<number[]> {
  const times: number[] = [];
  const remaining = [...items];
  const worker = async () => {
    for (let item = remaining.pop(); item !== undefined; item = remaining.pop()) {
      const start = performance.now();
      await work(item);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Inserts very many orders of one customer directly, since only their list is measured. */
async function insertOrders(db: Database): Promise<void> {
  await sql`
    insert into orders (id, number, user_id, email, locale, state, kind, product, package_id, package_name, months, unit_price,
      month_price, subtotal, discount, channel_fee, dpp, ppn, total, lines, tax, method, buyer, idempotency_key, request_hash,
      placed_at, expires_at, updated_at)
    select gen_random_uuid(), 'BENCH-' || n, 'many', 'm@x.example', 'id', 'closed', 'purchase', 'big-view', 'big-view-starter',
      'BigView Starter', 1, 600000, 600000, 600000, 0, 0, 550000, 66000, 666000, '[]', '{}', 'mandiri_va',
      '{"name":"Sari","address":"-"}', 'k' || n, '', now() - n * interval '1 minute', now(), now()
    from generate_series(1, ${orderCount}::int) as n`.execute(db);
  await sql`analyze orders`.execute(db);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { database, what, value, unit, budget } of await measureShop()) {
    const verdict =
      budget === undefined ? "" : value <= budget ? `  (budget ${budget}: met)` : `  (budget ${budget}: NOT MET)`;
    console.log(`${database.padEnd(9)} ${what}: ${value.toFixed(1)} ${unit}${verdict}`);
  }
}
