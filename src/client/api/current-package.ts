import type { UserPackage } from "../state/user.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `GET /transaction/current-package`: the package in use and all packages of the customer. */
export async function currentPackage(signal?: AbortSignal): Promise<Outcome<UserPackage>> {
  const outcome = await request<{ data: UserPackage }>("GET", "/transaction/current-package", {
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
