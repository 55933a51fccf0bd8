import { z } from "zod";
import { confirmEmail } from "#accounts/links/confirm-email.server.ts";
import { emailConfirmation } from "#accounts/links/link-view.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { passwordSchema } from "#accounts/passwords/password.ts";
import { resetPassword } from "#accounts/passwords/passwords.server.ts";
import { findPackage } from "#shop/packages/packages-store.server.ts";
import { accountEmailSchema, emailMaximum } from "#text/email-address.ts";
import { plainLine } from "#text/plain-line.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readDevice } from "./device-cookie.ts";
import { senderOf } from "./guard-credentials.ts";

const status = z.object({ status: z.literal(true) });
const token = z.string().max(200);
/** Any text that could be a username: the response must not reveal whether it exists. */
const username = z.string().overwrite(plainLine).toLowerCase().min(1, "required").max(emailMaximum, "too_long");
const emailOrUsername = z
  .object({ email: z.optional(accountEmailSchema), username: username.optional() })
  .refine(({ email, username }) => email !== undefined || username !== undefined, {
    error: "required",
    path: ["email"],
  });

/** Registers the calls that need no login: requesting a link to a new password, and opening mailed links. */
export function authLinks(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/request-password-reset",
    {
      schema: {
        tags: ["auth"],
        summary: "Request a link to set a new password, by e-mail address or by username",
        body: emailOrUsername,
        response: { 200: status, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "reset", deps.config.limits.forms, deps);
      // The job finds out whether the name has an account, so that the response cannot reveal it.
      const locale = preferredLocale(request.headers["accept-language"]);
      const { email, username = "" } = request.body;
      const mail: AccountMail = { kind: "reset-asked", ...(email ? { email } : { username }), locale };
      await deps.jobs.send(deps.db, "account-mail", mail);
      deps.logSecurity(request, "password_reset_requested");
      return { status: true as const };
    },
  );

  api.post(
    "/auth/reset-password",
    {
      schema: {
        tags: ["auth"],
        summary: "Set a new password by a mailed link",
        body: z.object({ token, newPassword: passwordSchema }),
        response: { 200: status, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "links", deps.config.limits.forms, deps);
      const { token, newPassword } = request.body;
      const changed = await resetPassword(deps, { token, next: newPassword, sender: senderOf(request) });
      if (changed.ok) {
        deps.logSecurity(request, "password_reset", { user: changed.userId });
        return { status: true as const };
      }
      throw new Problem(400, changed.code, "issues" in changed ? { issues: changed.issues } : {});
    },
  );

  api.post(
    "/auth/verify-email",
    {
      schema: {
        tags: ["auth"],
        summary: "Confirm an e-mail address by a mailed link; with the password where the account was never used",
        body: z.object({ token, password: z.string().max(1000).optional() }),
        response: {
          200: emailConfirmation,
          ...refusals(400, 409, 429),
        },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "links", deps.config.limits.forms, deps);
      const device = readDevice(request, deps.config.publicUrl);
      const confirmed = await confirmEmail(deps, { ...request.body, device, sender: senderOf(request) });
      if (!confirmed.ok) {
        if (confirmed.code === "wrong_password")
          deps.logSecurity(request, "confirmation_refused", { reason: confirmed.code });
        throw new Problem(confirmed.code === "password_required" ? 409 : 400, confirmed.code);
      }
      const { change, already, userId, elsewhere, waitingPackage } = confirmed;
      if (!already) deps.logSecurity(request, "email_confirmed", { user: userId });
      const waiting = waitingPackage === null ? undefined : await findPackage(deps.db, waitingPackage);
      const waiting_package = waiting?.name[preferredLocale(request.headers["accept-language"])] ?? null;
      return { status: true as const, change, already, elsewhere, waiting_package };
    },
  );
}
