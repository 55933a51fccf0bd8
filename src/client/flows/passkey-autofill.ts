import { anySignal } from "../api/attempt.ts";
import { authCall } from "../api/auth.ts";
import type { Outcome } from "../api/outcome.ts";
import { completeLogin } from "./log-in.ts";
import { canUsePasskeys } from "./passkey.ts";

/** The server's challenge is valid for five minutes; a fresh one is fetched a little earlier. In milliseconds. */
const challengeLifetime = 240_000;
/** A login page that is left open stops fetching challenges after so many. */
const maxChallenges = 5;

/**
 * Offers passkeys among the browser's suggestions for the login field (conditional mediation), until one is chosen or
 * `signal` aborts. Returns undefined when none is chosen or the browser does not support it.
 */
export async function logInByAutofill(signal: AbortSignal): Promise<Outcome<unknown> | undefined> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  for (let count = 0; count < maxChallenges && !signal.aborted; count++) {
    const options = await authCall<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
    if (!options.ok || signal.aborted) return undefined;
    const expired = AbortSignal.timeout(challengeLifetime);
    const credential = await navigator.credentials
      .get({
        mediation: "conditional",
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.data),
        signal: anySignal([signal, expired]),
      })
      .catch(() => null);
    if (!credential) {
      if (expired.aborted) continue;
      return undefined;
    }
    const response = (credential as PublicKeyCredential).toJSON();
    const outcome = await authCall("/passkey/verify-authentication", { response });
    return outcome.ok ? completeLogin(outcome) : outcome;
  }
  return undefined;
}
