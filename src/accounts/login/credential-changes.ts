/** How a second factor is given: a code of the authenticator app, a recovery code, or a passkey. */
const factorMethods = ["code", "recovery_code", "passkey"] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** What must have been proved before a call changes how somebody gets into an account. */
export interface ChangeNeeds {
  /** The e-mail address is confirmed: what a stranger sets up on an unconfirmed one would outlive the owner's reset. */
  verifiedEmail?: true;
  /** The password or a passkey was checked in this session within the last minutes. */
  recentPassword?: true;
  /** Where a second factor is set up: it was given in this session within the last minutes, by one of these means. */
  freshFactor?: readonly FactorMethod[];
}

/** Why a call needs nothing beyond what it checks itself. */
type Exemption =
  /** It is a login, whose second step follows where one is set up. */
  | "login"
  /** It proves the password or gives the second factor. */
  | "gives_proof"
  /** It creates an account. */
  | "new_account"
  /** A link that was mailed proves the mailbox. It leaves the second factor as it is. */
  | "mailed_link"
  /** It takes access away from other devices, or withdraws a request. */
  | "takes_access_away"
  /** It takes the password and the code in its body. */
  | "own_check"
  /** It changes nothing with which somebody gets in. */
  | "no_credential";

const anyFactor = factorMethods;

/**
 * What each change needs: every call below /auth and /account that changes something has a row, and the server does not
 * start without (`api/auth/guard-credentials.ts`). Calls with the password in their body check it themselves.
 */
export const credentialChanges: Readonly<Record<string, ChangeNeeds | Exemption>> = {
  // Authenticator app.
  "POST /auth/two-factor/enable": { verifiedEmail: true, freshFactor: anyFactor },
  // With a session it switches the app on. Without one it is the second step of a login, whose code may make the device a
  // trusted one; no other call does.
  "POST /auth/two-factor/verify-totp": { freshFactor: anyFactor },
  "POST /auth/two-factor/disable": { freshFactor: anyFactor },
  // A recovery code makes no new ones: whoever finds one would otherwise keep the access.
  "POST /auth/two-factor/generate-backup-codes": { freshFactor: ["code", "passkey"] },

  // Passkeys, each of which replaces both steps of a login.
  "GET /auth/passkey/generate-register-options": {
    verifiedEmail: true,
    recentPassword: true,
    freshFactor: anyFactor,
  },
  "POST /auth/passkey/verify-registration": { verifiedEmail: true, recentPassword: true, freshFactor: anyFactor },
  "POST /auth/passkey/delete-passkey": { recentPassword: true, freshFactor: anyFactor },

  // Password and e-mail address. A new password also removes the passkeys and the trust of devices.
  "POST /account/password": { freshFactor: anyFactor },
  "POST /account/email": { freshFactor: anyFactor },

  "POST /auth/sign-in/email": "login",
  "POST /auth/sign-in/username": "login",
  "POST /auth/sign-in/code": "login",
  "POST /auth/passkey/verify-authentication": "login",
  "POST /auth/two-factor/verify-backup-code": "login",
  "POST /auth/confirm-password": "gives_proof",
  "POST /auth/confirm-factor": "gives_proof",
  "POST /auth/sign-up/email": "new_account",
  "POST /auth/register-by-invitation": "new_account",
  "POST /auth/accept-staff-invitation": "mailed_link",
  "POST /auth/reset-password": "mailed_link",
  "POST /auth/verify-email": "mailed_link",
  "POST /auth/keep-account": "mailed_link",
  "POST /auth/sign-out": "takes_access_away",
  "DELETE /account/sessions": "takes_access_away",
  "DELETE /account/sessions/:id": "takes_access_away",
  "DELETE /account/email": "takes_access_away",
  "DELETE /account/deletion": "takes_access_away",
  "DELETE /account": "own_check",
  "POST /auth/passkey/update-passkey": "no_credential",
  "POST /auth/is-username-available": "no_credential",
  "POST /auth/send-code": "no_credential",
  "POST /auth/request-password-reset": "no_credential",
  "POST /auth/check-reset-link": "no_credential",
  "POST /auth/check-staff-invitation": "no_credential",
  "POST /account/verification": "no_credential",
  "POST /account/consents": "no_credential",
  "PATCH /account": "no_credential",
};

/** Returns the row of a call; undefined for one that has none. */
export function rowOf(method: string, path: string): ChangeNeeds | Exemption | undefined {
  // A HEAD runs the handler of its GET.
  const name = `${method === "HEAD" ? "GET" : method} ${path}`;
  return Object.hasOwn(credentialChanges, name) ? credentialChanges[name] : undefined;
}
