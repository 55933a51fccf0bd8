import { z } from "zod";
import type { Received } from "#leads/receive-request.server.ts";

/** What the sender of a request is answered. */
export const receiptSchema = z
  .object({ data: z.object({ id: z.uuid(), received_at: z.iso.datetime() }) })
  .meta({ id: "LeadReceipt" });

export function receiptOf({ id, receivedAt }: Extract<Received, { kind: "received" }>) {
  return { data: { id, received_at: receivedAt } };
}
