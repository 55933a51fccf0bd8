import type { BigSocialTokenView, HandoverCodeView } from "#shop/subscriptions/subscription-contract.ts";
import { mapOutcome, type Outcome, refused } from "../api/outcome.ts";
import { request } from "../api/request.ts";
import { dispatchToPerson } from "../state/person-dispatch.ts";
import { dispatch, rootStore } from "../state/store.ts";

/** The form that is posted to open a product. */
export interface EntryForm {
  url: string;
  field: "code" | "token";
  value: string;
}

/** Fetches what opens a product: for BigSocial a signed token, which is stored in the state too, for others a code. */
export async function openProduct(product: string): Promise<Outcome<EntryForm>> {
  if (product !== "big-social") {
    return mapOutcome(await openPackage(product), ({ url, code }) => ({ url, field: "code" as const, value: code }));
  }
  const handover = await openBigSocial();
  if (!handover) return refused(409, "no_active_package", rootStore.getState().bigSocial.error);
  return { ok: true, status: 200, data: { url: handover.url, field: "token", value: handover.token } };
}

/** Fetches the token that opens BigSocial; undefined when refused, with the reason in the state. */
export async function openBigSocial(): Promise<BigSocialTokenView | undefined> {
  const dispatchPerson = dispatchToPerson();
  dispatch("bigSocial", { type: "token pending" });
  const outcome = await bigSocialToken();
  if (outcome.ok) {
    dispatchPerson("bigSocial", { type: "token success", token: outcome.data.token });
    return outcome.data;
  }
  dispatch("bigSocial", { type: "token failure", message: outcome.refusal.message ?? outcome.refusal.code });
  return undefined;
}

async function bigSocialToken(): Promise<Outcome<BigSocialTokenView>> {
  return mapOutcome(await request("GET", "/big-social/token"), ({ data }) => data);
}

/** `POST /packages/{product}/open`: returns a one-time code and the address to which it is posted. */
async function openPackage(product: string): Promise<Outcome<HandoverCodeView>> {
  const path = `/packages/${encodeURIComponent(product)}/open` as const;
  return mapOutcome(await request("POST", path), ({ data }) => data);
}
