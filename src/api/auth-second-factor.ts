import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccountMail } from "#accounts/account-mail.ts";
import { canonicalRecoveryCode } from "#accounts/recovery-codes.ts";
import { forwardToAuth } from "./auth-forward.ts";
import { answerLogin } from "./auth-login.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { holdToLimit } from "./limit.ts";
import { Problem, refusals } from "./problem.ts";

const answer = z.looseObject({});
const code = z.object({ code: z.string().trim().max(40), trustDevice: z.boolean().optional() });
const recoveryCode = code.extend({ code: z.string().max(40).overwrite(canonicalRecoveryCode) });
const password = z.object({ password: z.string().max(1000) });

interface Guarded {
  /** Only for people who have shown that their address is theirs. */
  proven?: boolean;
  /** The letter that tells the account's owner of it. */
  tell?: "passkey-added" | "two-factor-off";
}

/**
 * The calls of two-factor and of passkeys that Better Auth answers itself, and no others of it: what is not named
 * here does not exist.
 */
export function authSecondFactor(api: Api, deps: ApiDeps): void {
  const post = (path: string, body: z.ZodType, { proven = false, tell }: Guarded = {}) =>
    api.post(
      path,
      { schema: { tags: ["auth"], body, response: { 200: answer, ...refusals(400, 401, 409, 429) } } },
      async (request, reply) => {
        await holdToLimit(request, "second-factor", deps.config.limits.login, deps);
        const user = proven || tell ? await userOfCookie(deps, request) : undefined;
        if (proven) refuseUnproven(user);
        const answered = await forwardToAuth(deps, request);
        if (tell && user && answered.status < 300) {
          await deps.jobs.send(deps.db, "account-mail", { kind: tell, user_id: user.id } satisfies AccountMail);
        }
        return answerLogin(deps, request, reply, answered, { signIn: false });
      },
    );
  const get = (path: string, { proven = false }: Guarded = {}) =>
    api.get(
      path,
      { schema: { tags: ["auth"], response: { 200: z.union([answer, z.array(answer)]), ...refusals(400, 401, 409) } } },
      async (request, reply) => {
        if (proven) refuseUnproven(await userOfCookie(deps, request));
        return answerLogin(deps, request, reply, await forwardToAuth(deps, request), { signIn: false });
      },
    );

  post("/auth/two-factor/enable", password, { proven: true });
  post("/auth/two-factor/disable", password, { tell: "two-factor-off" });
  post("/auth/two-factor/generate-backup-codes", password);
  post("/auth/two-factor/verify-totp", code);
  post("/auth/two-factor/verify-backup-code", recoveryCode);

  get("/auth/passkey/generate-register-options", { proven: true });
  get("/auth/passkey/generate-authenticate-options");
  get("/auth/passkey/list-user-passkeys");
  post("/auth/passkey/verify-registration", z.looseObject({}), { proven: true, tell: "passkey-added" });
  post("/auth/passkey/verify-authentication", z.looseObject({}));
  post("/auth/passkey/delete-passkey", z.object({ id: z.string().max(100) }));
  post("/auth/passkey/update-passkey", z.object({ id: z.string().max(100), name: z.string().trim().min(1).max(80) }));
}

/** Who is logged in by the session cookie, as Better Auth sees it. */
async function userOfCookie({ accounts }: ApiDeps, request: FastifyRequest) {
  const auth = await accounts.auth();
  return (await auth.api.getSession({ headers: new Headers({ cookie: request.headers.cookie ?? "" }) }))?.user;
}

/**
 * A stranger may have registered with this address: what they set up would outlive the owner's reset of the password.
 * @throws Problem 409 when the address is not confirmed yet
 */
function refuseUnproven(user: { emailVerified: boolean } | undefined): void {
  if (user && !user.emailVerified) throw new Problem(409, "email_unverified");
}
