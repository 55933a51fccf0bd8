import type { RightsRequest } from "#accounts/rights/rights-requests.server.ts";
import type { RightsRequestView } from "#accounts/rights/rights-view.ts";

/** Returns a request as the desk shows it: without the hash of the address. */
export function viewRequest({ email_hash: _, ...row }: RightsRequest, now: Date): RightsRequestView {
  return {
    ...row,
    received_at: row.received_at.toISOString(),
    due_at: row.due_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    overdue: row.state === "open" && row.due_at < now,
  };
}
