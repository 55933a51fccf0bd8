import { z } from "zod";
import { forwardToAuth } from "./auth-forward.ts";
import { answerLogin } from "./auth-login.ts";
import type { Api, ApiDeps } from "./deps.ts";
import { holdToLimit } from "./limit.ts";
import { refusals } from "./problem.ts";

const answer = z.looseObject({});
const code = z.object({ code: z.string().trim().max(40), trustDevice: z.boolean().optional() });
const password = z.object({ password: z.string().max(1000) });

/**
 * The calls of two-factor and of passkeys that Better Auth answers itself, and no others of it: what is not named
 * here does not exist.
 */
export function authSecondFactor(api: Api, deps: ApiDeps): void {
  const post = (path: string, body: z.ZodType) =>
    api.post(
      path,
      { schema: { tags: ["auth"], body, response: { 200: answer, ...refusals(400, 401, 429) } } },
      async (request, reply) => {
        await holdToLimit(request, "second-factor", deps.config.limits.login, deps);
        return answerLogin(deps, request, reply, await forwardToAuth(deps, request), { signIn: false });
      },
    );
  const get = (path: string) =>
    api.get(
      path,
      { schema: { tags: ["auth"], response: { 200: z.union([answer, z.array(answer)]), ...refusals(400, 401) } } },
      async (request, reply) =>
        answerLogin(deps, request, reply, await forwardToAuth(deps, request), { signIn: false }),
    );

  post("/auth/two-factor/enable", password);
  post("/auth/two-factor/disable", password);
  post("/auth/two-factor/generate-backup-codes", password);
  post("/auth/two-factor/verify-totp", code);
  post("/auth/two-factor/verify-backup-code", code);

  get("/auth/passkey/generate-register-options");
  get("/auth/passkey/generate-authenticate-options");
  get("/auth/passkey/list-user-passkeys");
  post("/auth/passkey/verify-registration", z.looseObject({}));
  post("/auth/passkey/verify-authentication", z.looseObject({}));
  post("/auth/passkey/delete-passkey", z.object({ id: z.string().max(100) }));
  post("/auth/passkey/update-passkey", z.object({ id: z.string().max(100), name: z.string().trim().min(1).max(80) }));
}
