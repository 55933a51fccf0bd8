import { z } from "zod";
import { createDevice } from "#accounts/login/devices.server.ts";
import { isUsernameTaken, register } from "#accounts/registration/register.server.ts";
import { registrationSchema } from "#accounts/registration/registration.ts";
import { usernameSchema } from "#accounts/registration/username.ts";
import { usernameAvailability } from "#accounts/registration/username-view.ts";
import { knownExposures } from "#growth/experiments/running/known-exposures.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { findPackage } from "#shop/packages/packages-store.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { accountTextHashes } from "../leads/consent-texts.ts";
import { deviceCookie, readDevice } from "./device-cookie.ts";
import { logInByCode } from "./mailed-code.ts";

const status = z.object({ status: z.literal(true) });

/**
 * POST /auth/sign-up/email: registers; the response is the same whether or not the address has an account.
 * POST /auth/is-username-available: reveals no more than a registration would.
 */
export function authSignUp(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/sign-up/email",
    {
      schema: {
        tags: ["auth"],
        summary: "Register",
        body: registrationSchema(phoneEverywhere),
        response: { 200: status, ...refusals(400, 429) },
      },
    },
    async (request, reply) => {
      await enforceRateLimit(request, "sign-up", deps.config.limits.forms, deps);
      const { publicUrl } = deps.config;
      // The login that follows a proved address stores its browser itself.
      const proved = request.body.mailbox_proof !== undefined;
      const known = readDevice(request, publicUrl);
      const device = known ?? (proved ? undefined : createDevice());
      const exposures = knownExposures(deps.experiments.current(), request.body.exposures);
      const { waiting_package, rememberMe } = request.body;
      const waiting = waiting_package === undefined ? undefined : await findPackage(deps.db, waiting_package);
      const registration = { ...request.body, exposures, waiting_package: waiting?.id };
      const secret = readAuthSecret(deps.config);
      const registered = await register({ ...deps, secret }, registration, accountTextHashes(registration), device);
      if (!registered.ok) throw new Problem(400, "invalid_input", { issues: registered.issues });
      deps.logSecurity(request, "registered");
      // Who read the code in the mail is logged in at once.
      if (registered.userId) return logInByCode(deps, request, reply, { userId: registered.userId, rememberMe });
      // Set in either case, so that it does not reveal whether an account was created.
      if (device) reply.header("set-cookie", deviceCookie(device, publicUrl));
      return { status: true as const };
    },
  );

  api.post(
    "/auth/is-username-available",
    {
      schema: {
        tags: ["auth"],
        summary: "Check whether a username is free",
        body: z.object({ username: usernameSchema }),
        response: { 200: usernameAvailability, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "usernames", deps.config.limits.forms, deps);
      return { available: !(await isUsernameTaken(deps.db, request.body.username, deps.now())) };
    },
  );
}
