/** Every event the site counts (DECISIONS.md, "Analytics events"). */
export const eventNames = [
  "page_view",
  "home_page_view",
  "big_social_page_view",
  "pricing_page_view",
  "payment_page_view",
  "contact_us_success",
  "contact_us_failure",
  "checkout_package_chosen",
  "checkout_opened",
  "checkout_voucher_checked",
  "checkout_order_placed",
  "checkout_paid",
  "stored_state_unreadable",
] as const;
export type EventName = (typeof eventNames)[number];

/** Events that one request may contain. */
export const largestBatch = 20;
