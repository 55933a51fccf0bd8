import type { OrderView } from "#shop/orders/order-view.ts";
import type { RenewRequest, UpgradeQuoteRequest, UpgradeRequest } from "#shop/orders/requests.ts";
import type { RenewalView, UpgradeQuoteView } from "#shop/subscriptions/subscription-contract.ts";
import { touches } from "../measuring/touches.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

const path = <const Action extends string>(id: string, action: Action) =>
  `/subscriptions/${encodeURIComponent(id)}/${action}` as const;

/** Places an order that extends the subscription without a gap. */
export async function renewSubscription(id: string, body: RenewRequest, key: string): Promise<Outcome<OrderView>> {
  const options = { body: { ...body, ...touches() }, idempotencyKey: key };
  const outcome = await request("POST", path(id, "renew"), options);
  return mapOutcome(outcome, ({ data }) => data);
}

/** Returns what a dearer package costs until the end of the active one. */
export async function quoteUpgrade(
  id: string,
  body: UpgradeQuoteRequest,
  signal?: AbortSignal,
): Promise<Outcome<UpgradeQuoteView>> {
  const options = { body, ...(signal && { signal }) };
  return mapOutcome(await request("POST", path(id, "upgrade-quote"), options), ({ data }) => data);
}

/** Places an order for a dearer package until the end of what is paid. */
export async function upgradeSubscription(id: string, body: UpgradeRequest, key: string): Promise<Outcome<OrderView>> {
  const options = { body: { ...body, ...touches() }, idempotencyKey: key };
  const outcome = await request("POST", path(id, "upgrade"), options);
  return mapOutcome(outcome, ({ data }) => data);
}

/** Resumes a cancelled renewal, so that reminders are sent again. */
export async function resumeSubscription(id: string): Promise<Outcome<RenewalView>> {
  const outcome = await request("POST", path(id, "resume"), { body: {} });
  return mapOutcome(outcome, ({ data }) => data);
}

/** Cancels the renewal; the package stays active until its last day. */
export async function cancelSubscription(id: string): Promise<Outcome<RenewalView>> {
  const outcome = await request("POST", path(id, "cancel"), { body: {} });
  return mapOutcome(outcome, ({ data }) => data);
}
