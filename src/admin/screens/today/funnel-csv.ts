import { csvText } from "../../data/csv-text.ts";
import type { FunnelRow, FunnelStep } from "./use-funnel-rows.ts";

/** Returns the funnel as CSV. */
export function funnelCsv(first: string, steps: readonly FunnelStep[], rows: readonly FunnelRow[]): string {
  const head = [first, ...steps.map(({ label }) => label)];
  return csvText([head, ...rows.map(({ label, counts }) => [label, ...steps.map(({ step }) => counts[step] ?? 0)])]);
}
