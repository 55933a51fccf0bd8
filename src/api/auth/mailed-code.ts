import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { verifyAddress } from "#accounts/links/confirm-email.server.ts";
import { clientAddressHeader } from "#accounts/login/client-address.ts";
import { isKnownDevice } from "#accounts/login/devices.server.ts";
import { codeLoginView } from "#accounts/login/login-view.ts";
import { consumeMailedCode, createMailboxProof, dailyGuesses } from "#accounts/login/mailed-codes.server.ts";
import { forgetConfirmation } from "#accounts/login/session-rules.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { findUser } from "#accounts/person/user.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { readCookieSession } from "./cookie-session.ts";
import { readDevice } from "./device-cookie.ts";
import { readSessionToken, sendLoginResponse } from "./login.ts";

const status = z.object({ status: z.literal(true) });
/** Six digits, as the mail shows them or without the space. */
const sixDigits = z.preprocess(
  (typed) => (typeof typed === "string" ? typed.replace(/\s/g, "") : typed),
  z.string().regex(/^\d{6}$/, "invalid_format"),
);

/**
 * POST /auth/send-code: mails a six-digit code; the response is the same for every address.
 * POST /auth/sign-in/code: takes it. What it opens depends on the account:
 * - one with a confirmed address is logged in, with the second step where one is set up;
 * - one nobody has confirmed is confirmed and logged in, in a browser in which it was registered or used (decision 16);
 * - without an account, or where a stranger may have made it, the response has a proof of the mailbox with which the
 *   registration creates one in its place.
 */
export function authMailedCode(api: Api, deps: ApiDeps): void {
  const { config, db, now, logSecurity } = deps;
  api.post(
    "/auth/send-code",
    {
      schema: {
        tags: ["auth"],
        summary: "Mail a six-digit code to an address, with or without an account",
        body: z.object({ email: accountEmailSchema }),
        response: { 200: status, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "send-code", config.limits.forms, deps);
      const locale = preferredLocale(request.headers["accept-language"]);
      const mail: AccountMail = { kind: "code-asked", email: request.body.email, locale };
      await deps.jobs.send(db, "account-mail", mail);
      return { status: true as const };
    },
  );

  api.post(
    "/auth/sign-in/code",
    {
      schema: {
        tags: ["auth"],
        summary: "Log in by a mailed code, or prove the address of a new account",
        body: z.object({ email: accountEmailSchema, code: sixDigits, rememberMe: z.boolean().optional() }),
        response: { 200: codeLoginView, ...refusals(400, 429) },
      },
    },
    async (request, reply) => {
      const { email, code, rememberMe } = request.body;
      await enforceRateLimit(request, "codes", config.limits.login, deps);
      const user = await findUser(db, { email });
      const isOwnBrowser =
        user !== undefined && (await isKnownDevice(deps, user.id, readDevice(request, config.publicUrl)));
      // Strangers who use up the guesses of an address do not lock its owner out of a browser of the confirmed account.
      if (!(isOwnBrowser && user.email_verified))
        await enforceRateLimit(request, "code-guesses", dailyGuesses, deps, email, "too_many_codes");
      const codes = { db, now, secret: readAuthSecret(config) };
      const checked = await consumeMailedCode(codes, email, code);
      if (checked !== "right") {
        logSecurity(request, "login_refused", { user: user?.id, by: "mailed_code", reason: checked });
        throw new Problem(400, checked, { issues: [{ path: "code", code: checked }] });
      }
      if (!user || !(user.email_verified || isOwnBrowser)) return { mailbox_proof: createMailboxProof(codes, email) };
      if (!user.email_verified && (await verifyAddress(deps, { user_id: user.id, email })))
        logSecurity(request, "email_confirmed", { user: user.id });
      const session = await readCookieSession(deps, request);
      if (session?.user.id === user.id) return {};
      return logInByCode(deps, request, reply, { userId: user.id, rememberMe });
    },
  );
}

/**
 * Logs a person in who has typed the code of their mail, as a right password does; refuses a suspended account. It is no
 * recent check of the password of those who have one.
 */
export async function logInByCode(
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, rememberMe = true }: { userId: string; rememberMe?: boolean | undefined },
) {
  const auth = await deps.accounts.auth();
  const response = await auth.api.logInByCode({
    body: { userId, rememberMe },
    headers: new Headers({
      cookie: request.headers.cookie ?? "",
      [clientAddressHeader]: request.ip,
      "user-agent": request.headers["user-agent"] ?? "",
    }),
    asResponse: true,
  });
  const cookies = response.headers.getSetCookie();
  const body: unknown = await response.json();
  const token = response.ok ? readSessionToken(body) : undefined;
  if (token) await forgetConfirmation(deps.db, token);
  return sendLoginResponse(
    deps,
    request,
    reply,
    { status: response.status, body, cookies },
    { by: "mailed_code", user: userId },
  );
}
