import type { CurrentPackages } from "#shop/subscriptions/subscription-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `GET /transaction/current-package`: returns the active package and all packages of the customer. */
export async function currentPackage(signal?: AbortSignal): Promise<Outcome<CurrentPackages>> {
  const outcome = await request("GET", "/transaction/current-package", {
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
