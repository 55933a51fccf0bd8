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

/** What a dearer package costs until the end of the one that runs; amounts in whole rupiah, `until` a day. */
export interface UpgradeQuote {
  total: number;
  unit_price: number;
  dpp: number;
  ppn: number;
  until: string;
}

export async function quoteUpgrade(id: string, body: unknown, signal?: AbortSignal): Promise<Outcome<UpgradeQuote>> {
  const options = { body, ...(signal && { signal }) };
  return mapOutcome(
    await request<{ data: UpgradeQuote }>("POST", path(id, "upgrade-quote"), options),
    ({ data }) => data,
  );
}

export async function upgradeSubscription<T>(id: string, body: unknown, key: string): Promise<Outcome<T>> {
  return mapOutcome(
    await request<{ data: T }>("POST", path(id, "upgrade"), { body, idempotencyKey: key }),
    ({ data }) => data,
  );
}

/** Takes a stop back; reminders go out again. */
export async function resumeSubscription<T>(id: string): Promise<Outcome<T>> {
  return mapOutcome(await request<{ data: T }>("POST", path(id, "resume"), { body: {} }), ({ data }) => data);
}

/** Ends the renewal; the package stays until its last day. */
export async function cancelSubscription<T>(id: string): Promise<Outcome<T>> {
  return mapOutcome(await request<{ data: T }>("POST", path(id, "cancel"), { body: {} }), ({ data }) => data);
}
