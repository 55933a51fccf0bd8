import { bigSocialToken, type HandOver } from "../api/big-social-token.ts";
import { dispatch } from "../state/store.ts";

/** Fetches the hand-over with which the product opens; undefined when refused, the reason is in the state. */
export async function openBigSocial(): Promise<HandOver | undefined> {
  dispatch("bigSocial", { type: "token pending" });
  const outcome = await bigSocialToken();
  if (outcome.ok) {
    dispatch("bigSocial", { type: "token success", token: outcome.data.token });
    return outcome.data;
  }
  dispatch("bigSocial", { type: "token failure", message: outcome.refusal.message ?? outcome.refusal.code });
  return undefined;
}
