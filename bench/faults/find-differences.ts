import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { compareStored } from "../load/compare-stored.ts";
import type { Outcome } from "./scenario.ts";
import type { Suite } from "./suite.ts";
import type { Writers } from "./writers.ts";

/** Seconds that the rounds of the shop may take to find money whose notification was lost: they ask after two minutes. */
const completion = 360;

/**
 * Ends a suite and compares everything that was answered with its database.
 * @param compareMore returns a sentence for each difference in what others than the writers did
 */
export async function findDifferences(
  suite: Suite,
  writers: Writers,
  compareMore: (db: Database) => Promise<string[]> = async () => [],
): Promise<Outcome> {
  await untilPaid(suite, writers);
  writers.close();
  await suite.stop();
  const base = await suite.open();
  try {
    const { leads, orders } = writers.answered;
    const differences = [
      ...writers.wrong.map((response) => `wrong response: ${response}`),
      ...(await compareStored(base.db, writers.answered)),
      ...(await findDoubled(base, writers)),
      ...(await compareMore(base.db)),
    ];
    return {
      figures: `${leads.length} requests, ${orders.length} orders, ${writers.repeated} attempts repeated`,
      differences,
    };
  } finally {
    await base.close();
  }
}

/** Waits until every paid order is seen as paid, which an interrupted notification leaves to the next check. */
async function untilPaid({ url, login }: Suite, { answered }: Writers): Promise<void> {
  const end = performance.now() + completion * 1000;
  const isPaid = async (id: string) => {
    const response = await fetch(`${url}/api/orders/${id}`, { headers: await login() }).catch(() => undefined);
    const { data } = response?.ok ? ((await response.json()) as { data: { status: string } }) : { data: undefined };
    return data?.status === "paid";
  };
  for (const id of answered.paid) while (!(await isPaid(id)) && performance.now() < end) await sleep(500);
}

/** A request or an order that was sent once and is stored twice. */
async function findDoubled({ db }: OpenDatabase, { emails, answered }: Writers): Promise<string[]> {
  const { rows: leads } = await sql<{ email: string; count: number }>`
    select email, count(*)::int as count from leads where email = any(${emails}) group by email having count(*) > 1`.execute(
    db,
  );
  const { rows: orders } = await sql<{
    count: number;
  }>`select count(*)::int as count from orders where state = 'paid'`.execute(db);
  return [
    ...leads.map(({ email, count }) => `leads: ${email} is stored ${count} times`),
    ...(orders[0]!.count === answered.paid.length
      ? []
      : [`orders: ${orders[0]!.count} are paid, ${answered.paid.length} were`]),
  ];
}
