/**
 * Every queue of the program. A queue that is not listed cannot be sent to: each is made and warmed before serving,
 * because the first send to a cold queue from inside a transaction would wait for itself on the embedded database.
 */
export const queueNames = [
  // leads
  "lead-received",
  "lead-delivery",
  "newsletter-mail",
  "suspect-digest",
  // accounts
  "account-mail",
  "account-closed",
  "older-requests",
  // shop
  "order-paid",
  "order-mail",
  "order-expiry",
  "payment-check",
  "payment-void",
  "subscription-life",
  "subscription-mail",
  // upkeep
  "upkeep",
] as const;
export type QueueName = (typeof queueNames)[number];

/** Queues whose jobs send a mail: few at a time, for all of them share the mailer's few connections. */
export const mailQueues: ReadonlySet<QueueName> = new Set([
  "lead-delivery",
  "newsletter-mail",
  "suspect-digest",
  "account-mail",
  "account-closed",
  "older-requests",
  "order-paid",
  "order-mail",
  "subscription-mail",
]);

/** Queues whose jobs may carry somebody's address: one is deleted as soon as it is done, and kept only while it fails. */
export const addressQueues: ReadonlySet<string> = new Set<QueueName>([
  "account-mail",
  "account-closed",
  "older-requests",
]);
