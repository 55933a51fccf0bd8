import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";

interface ArmFigures {
  visitors: number;
  leads: number;
  accounts: number;
  orders: number;
  paid: number;
  revenue: number;
}

/** Figures by arm. */
export type Figures = Record<string, ArmFigures>;

const none = { visitors: 0, leads: 0, accounts: 0, orders: 0, paid: 0, revenue: 0 };

export const emptyFigures = (): Figures => ({ a: { ...none }, b: { ...none } });

/** Reads what the database says of an experiment, straight from its rows. */
export async function readFigures(db: Database, experiment: number): Promise<Figures> {
  const arm = sql`exposures -> ${`x${experiment}`}::text ->> 'arm'`;
  const { rows } = await sql<{ arm: string; what: keyof ArmFigures; amount: number }>`
    select arm, 'visitors' as what, sum(count)::int as amount from experiment_exposure_days
      where experiment_id = ${experiment} group by arm
    union all select ${arm}, 'leads', count(*)::int from leads group by 1
    union all select ${arm}, 'accounts', count(*)::int from users group by 1
    union all select ${arm}, 'orders', count(*)::int from orders group by 1
    union all select ${arm}, 'paid', count(*)::int from orders where state = 'paid' group by 1
    union all select ${arm}, 'revenue', sum(total)::float8 from orders where state = 'paid' group by 1`.execute(db);
  const figures = emptyFigures();
  for (const { arm: key, what, amount } of rows) if (key) figures[key]![what] = amount;
  return figures;
}
