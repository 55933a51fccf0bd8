/** What the visitors of an arm may do afterwards; each person counts once. */
export const countedMeasures = ["contact", "registration", "order", "paid"] as const;
export type CountedMeasure = (typeof countedMeasures)[number];

/** `revenue`: money received less what was returned, per visitor. */
export const measures = [...countedMeasures, "revenue"] as const;
export type Measure = (typeof measures)[number];
