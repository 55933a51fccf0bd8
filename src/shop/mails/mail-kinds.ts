/** The mails to customers about an order. */
export const orderMailKinds = ["placed", "receipt", "ready", "expired", "cancelled", "reversed"] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** The mails to customers about money that does not fit its order, and about where it goes. */
const moneyMailKinds = [
  "review",
  "extra_money",
  "refund_account_asked",
  "refund_account_given",
  "refunded",
  "review_closed",
  "invoice_revised",
] as const;
export type MoneyMailKind = (typeof moneyMailKinds)[number];

/** The mails to customers about a subscription. */
export const subscriptionMailKinds = ["reminder", "grace", "ended", "stopped", "resumed"] as const;
export type SubscriptionMailKind = (typeof subscriptionMailKinds)[number];

/** The mails to the sales team about an order. */
export const salesMailKinds = ["review", "extra_money", "refund_account_given", "reversed", "activation"] as const;
export type SalesMailKind = (typeof salesMailKinds)[number];

export function isMoneyMailKind(kind: OrderMailKind | MoneyMailKind): kind is MoneyMailKind {
  return (moneyMailKinds as readonly string[]).includes(kind);
}

export function isSalesMailKind(kind: OrderMailKind | MoneyMailKind | SalesMailKind): kind is SalesMailKind {
  return (salesMailKinds as readonly string[]).includes(kind);
}
