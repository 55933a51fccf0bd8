import type { UserData } from "#client/state/user.ts";
import type { Buyer } from "#shop/buyer.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

interface One<T> {
  data: T;
}

/** A person's own data; `billing` is who their invoices are made out to. */
export type Account = UserData & { billing: Buyer };

export async function readAccount(signal?: AbortSignal): Promise<Outcome<Account>> {
  return mapOutcome(await request<One<Account>>("GET", "/account", { ...(signal && { signal }) }), ({ data }) => data);
}

export async function changeAccount(changes: Partial<Account>): Promise<Outcome<Account>> {
  return mapOutcome(await request<One<Account>>("PATCH", "/account", { body: changes }), ({ data }) => data);
}

/** Everything kept on the person, as a file. */
export function exportAccount(): Promise<Outcome<Blob>> {
  return request<Blob>("GET", "/account/export", { as: "blob", timeout: 60_000 });
}

export function deleteAccount(body: Record<string, unknown>): Promise<Outcome<unknown>> {
  return request("DELETE", "/account", { body });
}
