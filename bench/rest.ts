import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../test/support/postgres.ts";
import { processorSeconds } from "./processor-time.ts";
import type { Row } from "./row.ts";
import { removeData, type Served, serve, settle } from "./served.ts";

/** Seconds after the start that are not counted: queues and search are still prepared. */
const settling = 30;
const seconds = 60;

/** Measures what an instance takes that nobody uses, on both databases. */
export async function measureRest(): Promise<Row[]> {
  const embedded = await serve({ port: 4820 });
  const onEmbedded = await percentAtRest(embedded);
  const postgres = await startPostgres();
  const secret = "bench-only-secret-of-at-least-32-characters";
  const withPostgres = await serve({ port: 4821, env: { DATABASE_URL: postgres.url, AUTH_SECRET: secret } });
  const onPostgres = await percentAtRest(withPostgres);
  await postgres.stop();
  return [row("embedded database", onEmbedded), row("Postgres", onPostgres)];
}

async function percentAtRest(served: Served): Promise<number> {
  try {
    await settle(served);
    await sleep(settling * 1000);
    const before = processorSeconds(served.process.pid!);
    await sleep(seconds * 1000);
    return ((processorSeconds(served.process.pid!) - before) / seconds) * 100;
  } finally {
    await served.stop();
    removeData(served);
  }
}

const row = (database: string, percent: number): Row => ({
  what: `Processor time at rest, ${database}, over ${seconds} s`,
  budget: "<= 1% of a core",
  reached: `${percent.toFixed(2)}%`,
  met: percent <= 1,
});
