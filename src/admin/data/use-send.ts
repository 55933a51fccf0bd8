import type { CallOptions } from "#client/api/attempt.ts";
import { mapOutcome, type Outcome } from "#client/api/outcome.ts";
import { askFactor } from "../session/ask-factor.ts";
import type { AdminAddress, AdminCall, AdminResource, Changing } from "./contracts.ts";
import { resourceOf } from "./query-key.ts";
import { refreshResources, stopReading } from "./refresh.ts";
import { request } from "./request.ts";

type SendOptions = Pick<CallOptions, "idempotencyKey" | "timeout" | "signal"> & {
  /** Further resources whose lists change with this: `["/admin/orders"]`. */
  alsoRefresh?: readonly AdminResource[];
  /** The screen shows what is deleted, and is left afterwards: the object is not read again. */
  leavesScreen?: true;
};
interface QueryOf<Names> {
  query?: Partial<Record<Names & PropertyKey, string | number>>;
}
export type Send = <Verb extends Changing, Address extends AdminAddress<Verb>>(
  method: Verb,
  path: Address,
  ...sent: undefined extends AdminCall<Verb, Address>["body"]
    ? [body?: undefined, options?: SendOptions & QueryOf<AdminCall<Verb, Address>["query"]>]
    : [body: AdminCall<Verb, Address>["body"], options?: SendOptions & QueryOf<AdminCall<Verb, Address>["query"]>]
) => Promise<Outcome<AdminCall<Verb, Address>["data"]>>;

/**
 * Returns the function that changes something. A call refused for its second factor opens the dialog and is repeated
 * after it; a success reads the resource again. Refusals are returned, and nothing is thrown.
 */
export function useSend(): Send {
  return send;
}

const send: Send = async (
  method: Changing,
  path: string,
  ...[body, { alsoRefresh = [], leavesScreen, ...options } = {}]: [body?: unknown, options?: SendOptions]
) => {
  const readAgain = leavesScreen && stopReading(path);
  const outcome = await confirmed(() =>
    request<{ data: unknown } | undefined>(method, path, { ...options, ...(body !== undefined && { body }) }),
  );
  if (!outcome.ok) readAgain?.();
  if (outcome.ok) void refreshResources([resourceOf(path), ...alsoRefresh]);
  return mapOutcome(outcome, (answer) => answer?.data as never);
};

/** The second factor is too old for a dangerous action, or was not given in this session. */
const factorCodes = new Set(["confirmation_required", "second_factor_required"]);

/** Repeats what was refused for a second factor once it is given; a cancelled dialog returns the refusal. */
export async function confirmed<T>(attempt: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  let outcome = await attempt();
  while (!outcome.ok && factorCodes.has(outcome.refusal.code)) {
    if (!(await askFactor())) return outcome;
    outcome = await attempt();
  }
  return outcome;
}
