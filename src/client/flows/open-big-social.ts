import { bigSocialToken, type HandOver } from "../api/big-social-token.ts";
import { happened } from "../state/store.ts";

/** Fetches the token that opens BigSocial; undefined when refused, with the reason in the state. */
export async function openBigSocial(): Promise<HandOver | undefined> {
  happened("bigSocial", { type: "token pending" });
  const outcome = await bigSocialToken();
  if (outcome.ok) {
    happened("bigSocial", { type: "token success", token: outcome.data.token });
    return outcome.data;
  }
  happened("bigSocial", { type: "token failure", message: outcome.refusal.message ?? outcome.refusal.code });
  return undefined;
}
