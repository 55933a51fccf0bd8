import { authCall } from "../api/auth.ts";
import type { Outcome } from "../api/outcome.ts";
import { enter } from "./log-in.ts";
import { canUsePasskeys } from "./passkey.ts";

/** The server's challenge is good for five minutes; a fresh one is fetched a little before. */
const renewal = 240_000;
/** A login page that is left open does not ask for ever. */
const rounds = 5;

/**
 * Offers passkeys among the browser's suggestions for the login field (conditional mediation), until one is chosen or
 * `signal` ends it. Undefined when none was chosen, or the browser knows no such suggestions.
 */
export async function logInByAutofill(signal: AbortSignal): Promise<Outcome<unknown> | undefined> {
  if (!canUsePasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  for (let round = 0; round < rounds && !signal.aborted; round++) {
    const options = await authCall<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
    if (!options.ok || signal.aborted) return undefined;
    const over = AbortSignal.timeout(renewal);
    const credential = await navigator.credentials
      .get({
        mediation: "conditional",
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.data),
        signal: AbortSignal.any([signal, over]),
      })
      .catch(() => null);
    if (!credential) {
      if (over.aborted) continue;
      return undefined;
    }
    const response = (credential as PublicKeyCredential).toJSON();
    const outcome = await authCall("/passkey/verify-authentication", { response });
    return outcome.ok ? enter(outcome) : outcome;
  }
  return undefined;
}
