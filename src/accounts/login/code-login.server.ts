import { randomBytes } from "node:crypto";
import { createAuthEndpoint } from "better-auth/api";
import { deleteSessionCookie, expireCookie, setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/** How long the second step may take, in seconds; as after a password. */
const secondStepSeconds = 600;

/**
 * Returns Better Auth's plugin for a login whose first step was a mailed code, which the caller has checked
 * (`mailed-codes.server.ts`). It has no address of its own. Better Auth's plugin of this kind is not used: it confirms an
 * address whoever registered it, and asks for no second step (decision 57).
 */
export function codeLogin() {
  return {
    id: "mailed-code",
    endpoints: {
      /**
       * Creates the session; for somebody with two-step verification the challenge, as `/sign-in/email` does. Without
       * `rememberMe` the session ends with the browser's; the second step reads that from a cookie.
       */
      logInByCode: createAuthEndpoint.serverOnly(
        { method: "POST", body: z.object({ userId: z.string(), rememberMe: z.boolean() }), requireHeaders: true },
        async (ctx) => {
          const { internalAdapter, secret, createAuthCookie, authCookies } = ctx.context;
          const { rememberMe } = ctx.body;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw ctx.error("UNAUTHORIZED");
          if ((user as { twoFactorEnabled?: boolean }).twoFactorEnabled) {
            // A former login of this browser ends here.
            deleteSessionCookie(ctx, true);
            const { name, attributes } = authCookies.dontRememberToken;
            if (rememberMe) expireCookie(ctx, authCookies.dontRememberToken);
            else await ctx.setSignedCookie(name, "true", secret, attributes);
            const identifier = `2fa-${randomBytes(15).toString("base64url")}`;
            const expiresAt = new Date(Date.now() + secondStepSeconds * 1000);
            await internalAdapter.createVerificationValue({ value: user.id, identifier, expiresAt });
            const attempts = `2fa-attempts-${identifier}`;
            await internalAdapter.createVerificationValue({ value: "0", identifier: attempts, expiresAt });
            const cookie = createAuthCookie("two_factor", { maxAge: secondStepSeconds });
            await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
            return ctx.json({ twoFactorRedirect: true, twoFactorMethods: ["totp"] });
          }
          const session = await internalAdapter.createSession(user.id, !rememberMe);
          await setSessionCookie(ctx, { session, user }, !rememberMe);
          return ctx.json({ status: true, token: session.token });
        },
      ),
    },
  };
}
