/** What a chart draws of one measure. */
export interface ChartSeries {
  label: string;
  /** One value for each day. */
  values: readonly number[];
}

/**
 * How values by day are drawn: `bars` for counts and daily amounts, each series in a strip of its own; `lines` for a
 * measure that has a value at every moment; `interval` for an estimate with its lower and upper limit, in this order.
 */
export type ChartKind = "bars" | "lines" | "interval";
