/** The fields of a provider's notification that explain a payment. Everything else may be secret or personal. */
const shown = new Set([
  "transaction_status",
  "status_code",
  "status_message",
  "fraud_status",
  "payment_type",
  "gross_amount",
  "request_amount",
  "capture_amount",
  "currency",
  "transaction_time",
  "settlement_time",
  "event",
  "status",
  "channel_code",
  "failure_code",
  "created",
]);

/** Deeper values explain nothing; the limit also guards against a nesting that never ends. */
const deepest = 4;

/** Returns what a stored notification says about a payment, without signatures, tokens and personal data. */
export function notificationFacts(body: unknown, depth = 0): [name: string, value: string][] {
  if (typeof body !== "object" || body === null || depth > deepest) return [];
  return Object.entries(body).flatMap(([name, value]): [string, string][] => {
    if (typeof value === "object") return notificationFacts(value, depth + 1);
    return shown.has(name) ? [[name, String(value).slice(0, 100)]] : [];
  });
}
