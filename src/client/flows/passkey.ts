import { describeDevice } from "#accounts/login/device-name.ts";
import { authCall } from "../api/auth.ts";
import { type Outcome, refused } from "../api/outcome.ts";
import { completeLogin } from "./log-in.ts";

/** Returns whether this browser can parse the server's passkey options (all current ones can). */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Logs in with a passkey of this device or a nearby one. */
export async function logInWithPasskey(): Promise<Outcome<unknown>> {
  const options = await authCall<PublicKeyCredentialRequestOptionsJSON>("/passkey/generate-authenticate-options");
  if (!options.ok) return options;
  const credential = await orNull(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options.data) }),
  );
  if (!credential) return refused(0, "passkey_cancelled");
  const outcome = await authCall("/passkey/verify-authentication", { response: credential.toJSON() });
  return outcome.ok ? completeLogin(outcome) : outcome;
}

/** Creates a passkey for the person who is logged in; one that is given no name is named after this device. */
export async function addPasskey(name = ""): Promise<Outcome<unknown>> {
  const options = await authCall<PublicKeyCredentialCreationOptionsJSON>("/passkey/generate-register-options");
  if (!options.ok) return options;
  const credential = await orNull(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options.data) }),
  );
  if (!credential) return refused(0, "passkey_cancelled");
  return authCall("/passkey/verify-registration", {
    response: credential.toJSON(),
    name: name.trim() || describeDevice(navigator.userAgent),
  });
}

/** Returns null when the user declines or waits too long, for which the browser throws. */
async function orNull(prompt: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await prompt()) as PublicKeyCredential | null;
  } catch {
    return null;
  }
}
