/**
 * The payloads of each queue's jobs. Each domain adds its queues by declaration merging beside its handlers:
 * `declare module "#infra/jobs/queues.server.ts" { interface Queues { "order-paid": { order: string } } }`.
 */
export interface Queues {
  upkeep: object;
}
export type QueueName = keyof Queues & string;

interface QueueBehaviour {
  /** Its jobs send a mail: few at a time, because all of them share the mailer's few connections. */
  mail?: true;
  /** Its jobs may contain somebody's address: a job is deleted as soon as it is done, and stored only while it fails. */
  address?: true;
  /**
   * How often its jobs come, each of which looks for all that is due: what one leaves undone the next one does. A failure
   * is shown at once, until a later job of the queue has ended. Where the next is hours away, it is tried again after an
   * outage.
   */
  round?: "minutes" | "hours";
}

/**
 * Every queue of the program. Each is created and warmed before serving, because the first send to a cold queue inside a
 * transaction would deadlock the embedded database.
 */
const queues: Record<QueueName, QueueBehaviour> = {
  "lead-received": {},
  "lead-delivery": { mail: true },
  "newsletter-mail": { mail: true },
  "event-mail": { mail: true },
  "event-lead": {},
  "event-round": { round: "minutes" },
  "letter-test": { mail: true },
  "letter-send": { round: "minutes" },
  "suspect-digest": { mail: true },
  "lead-mail": { mail: true },
  "lead-assign": {},
  "lead-notice": { mail: true },
  "inbound-mail": { round: "minutes" },
  "lead-search-index": {},
  "lead-import": {},
  "account-mail": { mail: true, address: true },
  "account-closed": { mail: true, address: true },
  "rights-form-mail": { mail: true },
  "older-requests": { mail: true, address: true },
  "order-paid": { mail: true },
  "order-mail": { mail: true },
  "help-mail": { mail: true },
  "payer-link-mail": { mail: true, address: true },
  "order-expiry": { round: "minutes" },
  "payment-check": { round: "minutes" },
  "payment-void": {},
  "refund-send": {},
  "invoice-archive": {},
  "price-changes": { round: "hours" },
  "price-notices": { round: "hours" },
  "price-notice": { mail: true },
  "subscription-life": { round: "hours" },
  "subscription-mail": { mail: true },
  "media-resize": {},
  "media-remove": {},
  "content-publications": { round: "minutes" },
  "content-notice": { mail: true },
  "task-round": { round: "minutes" },
  "notification-mails": { round: "minutes" },
  "notification-mail": { mail: true },
  figures: { round: "minutes" },
  "audit-check": {},
  upkeep: { round: "hours" },
};

export const queueNames = Object.keys(queues) as QueueName[];

export function sendsMail(queue: QueueName): boolean {
  return queues[queue].mail === true;
}

/** @param queue any name, as pg-boss has queues of its own */
export function roundOf(queue: string): QueueBehaviour["round"] {
  return queues[queue as QueueName]?.round;
}

/** @param queue any name, as pg-boss has queues of its own */
export function carriesAddress(queue: string): boolean {
  return queues[queue as QueueName]?.address === true;
}
