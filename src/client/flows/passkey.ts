import { authCall } from "../api/auth.ts";
import { type Outcome, refused } from "../api/outcome.ts";
import { enter } from "./log-in.ts";

/** Whether this browser can turn the server's JSON into what it needs (all current ones can). */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Logs in with a passkey of this device or a nearby one. */
export async function logInWithPasskey(): Promise<Outcome<unknown>> {
  const options = await authCall<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
  if (!options.ok) return options;
  const credential = await asked(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.data) }),
  );
  if (!credential) return refused(0, "passkey_cancelled");
  const outcome = await authCall("/passkey/verify-authentication", { response: credential.toJSON() });
  return outcome.ok ? enter(outcome) : outcome;
}

/** Makes a passkey for the person logged in. */
export async function addPasskey(name: string): Promise<Outcome<unknown>> {
  const options = await authCall<PublicKeyCredentialCreationOptionsJSON>("/passkey/generate-register-options");
  if (!options.ok) return options;
  const credential = await asked(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.data) }),
  );
  if (!credential) return refused(0, "passkey_cancelled");
  return authCall("/passkey/verify-registration", { response: credential.toJSON(), name });
}

/** The browser throws when its user declines or lets the time pass. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch {
    return null;
  }
}
