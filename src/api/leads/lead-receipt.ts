import type { Received } from "#leads/requests/receive-request.server.ts";
import type { LeadReceipt } from "#leads/requests/request-contract.ts";
import type { CoreDeps } from "../http/deps.ts";
import { tooManyRequests } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";

type Accepted = Extract<Received, { kind: "received" }>;

/**
 * Returns an accepted request, and counts it once in the metrics.
 * @throws Problem 422 or 429 when it was refused
 */
export function acceptedLead(received: Received, kind: string, { metrics }: Pick<CoreDeps, "metrics">): Accepted {
  if (received.kind === "limited") throw tooManyRequests(received.retryAfter);
  if (received.kind === "idempotency_key_reused") throw new Problem(422, received.kind);
  if (!received.repeated) metrics.leads.inc({ kind, state: received.suspicion ? "suspect" : "new" });
  return received;
}

export function receiptOf({ id, receivedAt }: Accepted): { data: LeadReceipt } {
  return { data: { id, received_at: receivedAt } };
}
