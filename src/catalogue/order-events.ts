/** What can happen to an order. Each has a row in the state table of orders, and words on screen and in mails. */
export const orderEvents = [
  "placed",
  "paid",
  "wrong_amount",
  "nothing_to_upgrade",
  "expired",
  "cancelled",
  "denied",
  "charge_failed",
  "refunded",
  "refund_recorded",
  "refund_withdrawn",
  "partly_refunded",
  "attributed",
  "settled_as_paid",
  "settled_as_closed",
  "settled_as_refunded",
] as const;
