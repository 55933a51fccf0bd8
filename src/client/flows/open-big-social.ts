import { type BigSocialToken, bigSocialToken } from "../api/big-social-token.ts";
import { dispatchToPerson } from "../state/person-dispatch.ts";
import { dispatch } from "../state/store.ts";

/** Fetches the token that opens BigSocial; undefined when refused, with the reason in the state. */
export async function openBigSocial(): Promise<BigSocialToken | undefined> {
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
