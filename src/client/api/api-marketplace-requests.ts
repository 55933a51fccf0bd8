import type { LeadReceipt } from "#leads/requests/request-contract.ts";
import { seenExperiments } from "../measuring/exposures.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** Requests access to the API marketplace; the same `key` sent again makes no second request. */
export async function sendMarketplaceRequest(
  values: Record<string, unknown>,
  key: string,
): Promise<Outcome<LeadReceipt>> {
  const outcome = await request("POST", "/api-marketplace/requests", {
    body: { ...seenExperiments(), ...values },
    idempotencyKey: key,
  });
  return mapOutcome(outcome, ({ data }) => data);
}
