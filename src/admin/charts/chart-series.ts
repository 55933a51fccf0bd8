/** One line of a chart. */
export interface ChartSeries {
  label: string;
  /** One value for each day. */
  values: readonly number[];
}
