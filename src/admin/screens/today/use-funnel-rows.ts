import type { Funnel } from "#insight/figures/figures-view.ts";
import type { FigureDimension } from "#insight/figures/measures.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../words/use-words.ts";
import { productName } from "./product-name.ts";

type Step = keyof Funnel["all"];

export interface FunnelStep {
  step: Step;
  label: string;
}

export interface FunnelRow {
  label: string;
  counts: Funnel["all"];
}

const order: readonly Step[] = ["visits", "contacts", "orders", "paid"];

/** Returns the steps that the person may see, and the rows of the table with their names. */
export function useFunnelRows(funnel: Funnel | undefined): { steps: FunnelStep[]; rows: FunnelRow[] } {
  const { funnel: words } = useWords("admin-today");
  if (!funnel) return { steps: [], rows: [] };
  const { all, values, more, rest } = funnel;
  const steps = order.filter((step) => all[step] !== undefined).map((step) => ({ step, label: words.steps[step] }));
  const nameOf: Record<FigureDimension, (value: string) => string> = {
    product: (value) => (value === "" ? words.noProduct : productName(value, words.products)),
    locale: (value) => words.languages[value as "id" | "en"] ?? value,
    campaign: (value) => (value === "" ? words.noCampaign : value),
  };
  const rows = values.map(({ value, ...counts }) => ({ label: nameOf[funnel.by](value), counts }));
  if (more > 0) rows.push({ label: fill(words.rest, { n: more }), counts: rest });
  return { steps, rows: [...rows, { label: words.total, counts: all }] };
}
