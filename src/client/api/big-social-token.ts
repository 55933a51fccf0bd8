import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** The short-lived hand-over with which the account page opens BigSocial. */
export interface HandOver {
  token: string;
  expires_at: string;
  url: string;
}

export async function bigSocialToken(): Promise<Outcome<HandOver>> {
  return mapOutcome(await request<{ data: HandOver }>("GET", "/big-social/token"), ({ data }) => data);
}
