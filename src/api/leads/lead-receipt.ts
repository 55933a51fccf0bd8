import { z } from "zod";
import type { Received } from "#leads/requests/receive-request.server.ts";
import type { CoreDeps } from "../http/deps.ts";
import { tooManyRequests } from "../http/enforce-rate-limit.ts";
import { Problem } from "../http/problem.ts";

/** What the sender of a request is answered. */
export const receiptSchema = z
  .object({ data: z.object({ id: z.uuid(), received_at: z.iso.datetime() }) })
  .meta({ id: "LeadReceipt" });

type Accepted = Extract<Received, { kind: "received" }>;

/**
 * Passes what was taken in, and counts it once.
 * @throws Problem 422 or 429 when it was not
 */
export function acceptedLead(received: Received, kind: string, { metrics }: Pick<CoreDeps, "metrics">): Accepted {
  if (received.kind === "limited") throw tooManyRequests(received.retryAfter);
  if (received.kind === "idempotency_key_reused") throw new Problem(422, received.kind);
  if (!received.repeated) metrics.leads.inc({ kind, state: received.suspicion ? "suspect" : "new" });
  return received;
}

export function receiptOf({ id, receivedAt }: Accepted) {
  return { data: { id, received_at: receivedAt } };
}
