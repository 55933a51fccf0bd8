import { z } from "zod";
import type { AccountMail } from "#accounts/account-mail.ts";
import { emailSchema } from "#accounts/email.ts";
import { confirmEmail } from "#accounts/email-address.server.ts";
import { passwordSchema } from "#accounts/password.ts";
import { resetPassword } from "#accounts/passwords.server.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { preferredLocale } from "./language.ts";
import { enforceRateLimit } from "./limit.ts";
import { Problem, refusals } from "./problem.ts";

const status = z.object({ status: z.literal(true) });
const token = z.string().max(200);

/** What can be done without a login: ask for a link to a new password, and open mailed links. */
export function authLinks(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/request-password-reset",
    {
      schema: {
        tags: ["auth"],
        summary: "Ask for a link to set a new password",
        body: z.object({ email: emailSchema }),
        response: { 200: status, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "reset", deps.config.limits.forms, deps);
      // Whether the address has an account is looked up later, by the job: here nothing could tell.
      const locale = preferredLocale(request.headers["accept-language"]);
      const mail: AccountMail = { kind: "reset-asked", email: request.body.email, locale };
      await deps.jobs.send(deps.db, "account-mail", mail);
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
      const changed = await resetPassword(deps, request.body.token, request.body.newPassword);
      if (changed.ok) return { status: true as const };
      throw new Problem(400, changed.code, "issues" in changed ? { issues: changed.issues } : {});
    },
  );

  api.post(
    "/auth/verify-email",
    {
      schema: {
        tags: ["auth"],
        summary: "Confirm an e-mail address by a mailed link",
        body: z.object({ token }),
        response: { 200: z.object({ status: z.literal(true), change: z.boolean() }), ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "links", deps.config.limits.forms, deps);
      const confirmed = await confirmEmail(deps, request.body.token);
      if (!confirmed.ok) throw new Problem(400, confirmed.code);
      return { status: true as const, change: confirmed.change };
    },
  );
}
