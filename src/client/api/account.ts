import type { UserData } from "#client/state/user.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

interface One<T> {
  data: T;
}

export async function readAccount(signal?: AbortSignal): Promise<Outcome<UserData>> {
  return mapOutcome(await request<One<UserData>>("GET", "/account", { ...(signal && { signal }) }), ({ data }) => data);
}

export async function changeAccount(changes: Partial<UserData>): Promise<Outcome<UserData>> {
  return mapOutcome(await request<One<UserData>>("PATCH", "/account", { body: changes }), ({ data }) => data);
}

/** Everything kept on the person, as a file. */
export function exportAccount(): Promise<Outcome<Blob>> {
  return request<Blob>("GET", "/account/export", { as: "blob", timeout: 60_000 });
}

export function deleteAccount(body: Record<string, unknown>): Promise<Outcome<unknown>> {
  return request("DELETE", "/account", { body });
}

export async function accountConsents<T>(): Promise<Outcome<T[]>> {
  return mapOutcome(await request<One<T[]>>("GET", "/account/consents"), ({ data }) => data);
}
