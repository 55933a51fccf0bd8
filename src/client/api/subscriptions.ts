import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

const path = (id: string, verb: string) => `/subscriptions/${encodeURIComponent(id)}/${verb}`;

/** An order to pay that extends the subscription without a gap. */
export async function renewSubscription<T>(id: string, body: unknown, key: string): Promise<Outcome<T>> {
  return mapOutcome(
    await request<{ data: T }>("POST", path(id, "renew"), { body, idempotencyKey: key }),
    ({ data }) => data,
  );
}

export async function upgradeSubscription<T>(id: string, body: unknown, key: string): Promise<Outcome<T>> {
  return mapOutcome(
    await request<{ data: T }>("POST", path(id, "upgrade"), { body, idempotencyKey: key }),
    ({ data }) => data,
  );
}

/** Ends the renewal; the package stays until its last day. */
export async function cancelSubscription<T>(id: string): Promise<Outcome<T>> {
  return mapOutcome(await request<{ data: T }>("POST", path(id, "cancel"), { body: {} }), ({ data }) => data);
}
