import type { BigSocialTokenResponse } from "#shop/subscriptions/handover-view.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** The short-lived token with which the account page opens BigSocial, and the address to which it is posted. */
export type BigSocialToken = BigSocialTokenResponse["data"];

export async function bigSocialToken(): Promise<Outcome<BigSocialToken>> {
  return mapOutcome(await request<BigSocialTokenResponse>("GET", "/big-social/token"), ({ data }) => data);
}
