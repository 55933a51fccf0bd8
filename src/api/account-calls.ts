import { account } from "./account.ts";
import { accountConsents } from "./account-consents.ts";
import { accountDeletion } from "./account-deletion.ts";
import { accountSecurity } from "./account-security.ts";
import { accountSessions } from "./account-sessions.ts";
import { authLinks } from "./auth-links.ts";
import { authLogin } from "./auth-login.ts";
import { authResetLink } from "./auth-reset-link.ts";
import { authSecondFactor } from "./auth-second-factor.ts";
import { authSession } from "./auth-session.ts";
import { authSignUp } from "./auth-sign-up.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { mailPreview } from "./mail-preview.ts";
import { userLogin } from "./user-login.ts";

/** Login, registration, and a person's own data. */
export function accountCalls(api: Api, deps: ApiDeps): void {
  authSignUp(api, deps);
  authLogin(api, deps);
  authSession(api, deps);
  authSecondFactor(api, deps);
  authLinks(api, deps);
  authResetLink(api, deps);
  userLogin(api, deps);
  account(api, deps);
  accountDeletion(api, deps);
  accountSecurity(api, deps);
  accountSessions(api, deps);
  accountConsents(api, deps);
  mailPreview(api, deps);
}
