import { sql } from "kysely";
import { type Measure, measures } from "#growth/experiments/measures.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";

interface Exposure {
  arm: string;
  locale: string;
  device: string;
  source: string;
}

interface Happening {
  measure: Measure;
  person: string;
  at: Date;
  exposure: Exposure;
  amount: number;
}

/** What an arm did of a measure until a day, counted without the database. */
export interface Recount {
  count: number;
  amount: number;
  squares: number;
  /** Persons or rupiah by `dimension value`. */
  parts: Map<string, number>;
}

/** Counts row by row what people did who had seen an experiment, from one day to the end of another. */
export async function recount(db: Database, experiment: string, first: Day, last: Day): Promise<Map<string, Recount>> {
  const happenings = (await readHappenings(db, experiment))
    .filter(({ at }) => jakartaDay(at) >= first && jakartaDay(at) <= last)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const counted = new Map<string, Recount>();
  const seen = new Set<string>();
  const totals = new Map<string, number>();
  for (const measure of measures)
    for (const arm of ["a", "b"])
      counted.set(`${measure} ${arm}`, { count: 0, amount: 0, squares: 0, parts: new Map() });
  for (const { measure, person, exposure, amount } of happenings) {
    const sum = counted.get(`${measure} ${exposure.arm}`)!;
    const key = `${measure} ${exposure.arm} ${person}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    if (measure !== "revenue" && !isFirst) continue;
    if (measure === "revenue") {
      sum.amount += amount;
      totals.set(key, (totals.get(key) ?? 0) + amount);
    } else sum.count++;
    for (const dimension of ["locale", "device", "source"] as const) {
      const part = `${dimension} ${exposure[dimension]}`;
      sum.parts.set(part, (sum.parts.get(part) ?? 0) + (measure === "revenue" ? amount : 1));
    }
  }
  for (const [key, total] of totals) counted.get(key.split(" ").slice(0, 2).join(" "))!.squares += total ** 2;
  return counted;
}

async function readHappenings(db: Database, experiment: string): Promise<Happening[]> {
  const { rows } = await sql<
    Omit<Happening, "exposure" | "amount"> & { exposures: Record<string, Exposure>; amount: string }
  >`
    select 'contact' as measure, lower(email) as person, received_at as at, exposures, '0' as amount from leads
      where exposures is not null and state <> 'suspect' and state <> 'spam' and merged_into is null
    union all select 'registration', id, created_at, exposures, '0' from users
      where exposures is not null and user_role = 'user'
    union all select 'order', user_id, placed_at, exposures, '0' from orders where exposures is not null
    union all select 'paid', user_id, issued_at, exposures, '0' from orders join invoices on order_id = orders.id
      where exposures is not null and state <> 'reversed'
    union all select 'revenue', user_id, issued_at, exposures, (total - ppn)::text from orders
      join invoices on order_id = orders.id where exposures is not null and state <> 'reversed'
    union all select 'revenue', user_id, issued_at, exposures, (round(amount * ppn::numeric / total) - amount)::text
      from orders join credit_notes on order_id = orders.id where exposures is not null and state <> 'reversed'`.execute(
    db,
  );
  return rows.flatMap(({ exposures, amount, ...row }) => {
    const exposure = exposures[experiment];
    return exposure ? [{ ...row, exposure, amount: Number(amount) }] : [];
  });
}
