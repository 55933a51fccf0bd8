/** What an order does to the customer's subscription: begins or extends it, extends a known one, or raises it. */
export const orderKinds = ["purchase", "renewal", "upgrade"] as const;
export type OrderKind = (typeof orderKinds)[number];
