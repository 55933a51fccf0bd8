/** What the visitors of an arm may do afterwards, each person once; `revenue` is rupiah without PPN for each visitor. */
export const measures = ["contact", "registration", "order", "paid", "revenue"] as const;
export type Measure = (typeof measures)[number];
