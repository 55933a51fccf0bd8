import { type FunnelStep, funnelSteps, type Measure } from "./measures.ts";

/** How often each step was reached. */
interface FunnelCounts {
  visits: number;
  contacts: number;
  orders: number;
  paid: number;
}

interface Figure {
  value: string;
  measure: Measure;
  count: number;
}

const fieldOf: Record<FunnelStep, keyof FunnelCounts> = {
  visit: "visits",
  contact: "contacts",
  order: "orders",
  paid: "paid",
};

const fieldsOfMeasure = new Map<Measure, keyof FunnelCounts>(
  Object.entries(funnelSteps).flatMap(([step, measures]) =>
    measures.map((measure): [Measure, keyof FunnelCounts] => [measure, fieldOf[step as FunnelStep]]),
  ),
);

/**
 * Returns the steps from visits to paid orders: of all, of the `limit` values with most visits, and of the rest together.
 * They are counts of what happened in the period, not one group of visitors followed: visits are counted without names.
 */
export function funnelOf(figures: readonly Figure[], limit: number) {
  const byValue = new Map<string, FunnelCounts>();
  for (const { value, measure, count } of figures) {
    const field = fieldsOfMeasure.get(measure);
    if (!field) continue;
    const counts = byValue.get(value) ?? nothing();
    counts[field] += count;
    byValue.set(value, counts);
  }
  const values = [...byValue]
    .map(([value, counts]) => ({ value, ...counts }))
    .sort((a, b) => b.visits - a.visits || b.contacts - a.contacts || (a.value < b.value ? -1 : 1));
  return {
    all: sumOf(values),
    values: values.slice(0, limit),
    more: Math.max(0, values.length - limit),
    rest: sumOf(values.slice(limit)),
  };
}

const nothing = (): FunnelCounts => ({ visits: 0, contacts: 0, orders: 0, paid: 0 });

function sumOf(rows: readonly FunnelCounts[]): FunnelCounts {
  const sum = nothing();
  for (const row of rows) for (const field of Object.values(fieldOf)) sum[field] += row[field];
  return sum;
}
