import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { authConfirmation } from "../auth/confirm.ts";
import { demoLogin } from "../auth/demo-login.ts";
import { authLinks } from "../auth/links.ts";
import { authLogin } from "../auth/login.ts";
import { authMailedCode } from "../auth/mailed-code.ts";
import { authPasskeys } from "../auth/passkeys.ts";
import { refuseOtherOrigins } from "../auth/refuse-other-origins.ts";
import { authResetLink } from "../auth/reset-link.ts";
import { authSecondFactor } from "../auth/second-factor.ts";
import { authSession } from "../auth/session.ts";
import { authSignUp } from "../auth/sign-up.ts";
import { authStaffInvitation } from "../auth/staff-invitation.ts";
import { userLogin } from "../auth/user-login.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { mailPreview } from "../site/mail-preview.ts";
import { account, accountConsents, accountSessions } from "./account.ts";
import { accountDeletion, authKeepAccount } from "./account-deletion.ts";
import { accountSecurity } from "./account-security.ts";
import { help } from "./help.ts";
import { helpFiles } from "./help-files.ts";

/** Registers login, registration, and a person's own data. */
export function accountCalls(api: Api, deps: ApiDeps): void {
  // In a context of its own, so that the check of origins applies to the calls below /auth alone.
  api.register(async (scope) => {
    const auth = scope.withTypeProvider<ZodTypeProvider>() as Api;
    refuseOtherOrigins(auth, deps);
    authSignUp(auth, deps);
    authLogin(auth, deps);
    authMailedCode(auth, deps);
    demoLogin(auth, deps);
    authSession(auth, deps);
    authConfirmation(auth, deps);
    authSecondFactor(auth, deps);
    authPasskeys(auth, deps);
    authLinks(auth, deps);
    authResetLink(auth, deps);
    authKeepAccount(auth, deps);
    authStaffInvitation(auth, deps);
  });
  userLogin(api);
  account(api, deps);
  accountDeletion(api, deps);
  accountSecurity(api, deps);
  accountSessions(api, deps);
  accountConsents(api, deps);
  help(api, deps);
  helpFiles(api, deps);
  mailPreview(api, deps);
}
