import type { CallOptions, Method } from "#client/api/attempt.ts";
import { mapOutcome, type Outcome } from "#client/api/outcome.ts";
import type { AdminAddress, AdminCall } from "./contracts.ts";
import { request } from "./request.ts";

/** What a call is sent with: the names of its query, and its body where it takes one. */
type Sent<Types extends { query: unknown; body: unknown }> = Omit<CallOptions, "body" | "query"> & {
  query?: Partial<Record<Types["query"] & PropertyKey, string | number>>;
} & (undefined extends Types["body"] ? { body?: undefined } : { body: Types["body"] });

/**
 * Sends one call of a contract by itself, past the cache, and returns its `data`. What the screen shows is read with
 * `useCall` and `useList`, and changed with `useSend`.
 */
export async function call<Verb extends Method, Address extends AdminAddress<Verb>>(
  method: Verb,
  path: Address,
  ...[options]: undefined extends AdminCall<Verb, Address>["body"]
    ? [options?: Sent<AdminCall<Verb, Address>>]
    : [options: Sent<AdminCall<Verb, Address>>]
): Promise<Outcome<AdminCall<Verb, Address>["data"]>> {
  const outcome = await request<{ data: unknown } | undefined>(method, path, options as CallOptions);
  return mapOutcome(outcome, (answer) => answer?.data as never);
}
