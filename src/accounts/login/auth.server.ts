import "../tables.server.ts";
import { randomBytes } from "node:crypto";
import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, createAuthEndpoint, isAPIError } from "better-auth/api";
import { deleteSessionCookie, expireCookie, setSessionCookie } from "better-auth/cookies";
import { jwt, twoFactor, username } from "better-auth/plugins";
import { z } from "zod";
import type { Database } from "#infra/database/tables.server.ts";
import { emailMaximum } from "#text/email-address.ts";
import { passwordLength } from "../passwords/password.ts";
import { HashingBusy, hashPassword, type ScryptCost, verifyPassword } from "../passwords/password-hash.server.ts";
import { clientAddressHeader } from "./client-address.ts";
import { passkeyRules } from "./passkey-rules.server.ts";
import { generateRecoveryCodes, recoveryCodeStorage } from "./recovery-codes.server.ts";
import { trustedOrigins } from "./trusted-origins.ts";

/** The names in our tables (migration 0004) for those of Better Auth. */
const userNames = {
  modelName: "users",
  fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
} as const;

const sessionNames = {
  modelName: "sessions",
  fields: {
    userId: "user_id",
    expiresAt: "expires_at",
    ipAddress: "ip_address",
    userAgent: "user_agent",
    createdAt: "created_at",
    updatedAt: "updated_at",
  },
} as const;

const credentialNames = {
  modelName: "credentials",
  fields: {
    accountId: "account_id",
    providerId: "provider_id",
    userId: "user_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
    createdAt: "created_at",
    updatedAt: "updated_at",
  },
} as const;

const verificationNames = {
  modelName: "verifications",
  fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
} as const;

const twoFactorNames = {
  user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
  twoFactor: {
    modelName: "two_factors",
    fields: {
      backupCodes: "backup_codes",
      userId: "user_id",
      failedVerificationCount: "failed_verification_count",
      lockedUntil: "locked_until",
    },
  },
} as const;

const passkeyNames = {
  passkey: {
    modelName: "passkeys",
    fields: {
      publicKey: "public_key",
      userId: "user_id",
      credentialID: "credential_id",
      deviceType: "device_type",
      backedUp: "backed_up",
      createdAt: "created_at",
    },
  },
} as const;

const jwkNames = {
  jwks: {
    modelName: "jwks",
    fields: { publicKey: "public_key", privateKey: "private_key", createdAt: "created_at", expiresAt: "expires_at" },
  },
} as const;

/** Better Auth's code of the refusal; the API sends it as `account_suspended`. */
const suspendedCode = "ACCOUNT_SUSPENDED";

/** Returns Better Auth's hooks that refuse every new session of a suspended account, whichever way it logs in. */
function refuseSuspended(db: Database) {
  return {
    session: {
      create: {
        async before({ userId }: { userId: string }) {
          const user = await db.selectFrom("users").select("suspended_at").where("id", "=", userId).executeTakeFirst();
          if (user?.suspended_at)
            throw APIError.from("FORBIDDEN", { code: suspendedCode, message: "The account is suspended" });
        },
      },
    },
  };
}

/** How long the second step may take, in seconds; as after a password. */
const secondStepSeconds = 600;

/**
 * Returns Better Auth's plugin for a login whose first step was a mailed code, which the caller has checked
 * (`mailed-codes.server.ts`). It has no address of its own. Better Auth's plugin of this kind is not used: it confirms an
 * address whoever registered it, and asks for no second step (decision 57).
 */
function codeLogin() {
  return {
    id: "mailed-code",
    endpoints: {
      /**
       * Creates the session; for somebody with two-step verification the challenge, as `/sign-in/email` does. Without
       * `rememberMe` the session ends with the browser's; the second step reads that from a cookie.
       */
      logInByCode: createAuthEndpoint.serverOnly(
        {
          method: "POST",
          body: z.object({
            userId: z.string(),
            rememberMe: z.boolean(),
            /** Whether the caller has checked the second step too, as for invented logins of a demonstration. */
            hasSecondStep: z.boolean().default(false),
          }),
          requireHeaders: true,
        },
        async (ctx) => {
          const { internalAdapter, secret, createAuthCookie, authCookies } = ctx.context;
          const { rememberMe, hasSecondStep } = ctx.body;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw ctx.error("UNAUTHORIZED");
          if ((user as { twoFactorEnabled?: boolean }).twoFactorEnabled && !hasSecondStep) {
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

const day = 86_400;

/** How long an access token is valid, in seconds (DECISIONS.md, "Login and the token"). */
const accessTokenSeconds = 600;

interface AuthSettings {
  db: Database;
  /** Signs cookies and encrypts the signing keys in the database. */
  secret: string;
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** The company's name, as authenticator apps and passkey dialogs show it. */
  appName: string;
  /** Receives errors, without personal data. */
  report: (message: string) => void;
  /** The cost of hashing a password; by default that of `password-hash.server.ts`. */
  passwordCost?: ScryptCost | undefined;
}

/**
 * Configures Better Auth for the password check, the session cookie, access tokens, two-factor and passkeys. What sends
 * mail together with a change (registration, reset, changes of password and e-mail) is our own code, each in one
 * transaction.
 */
export function createAuth({ db, secret, publicUrl, appName, report, passwordCost }: AuthSettings) {
  const secure = publicUrl.startsWith("https://");
  const passkeys = passkeyRules(db);
  return betterAuth({
    appName,
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    trustedOrigins: trustedOrigins(publicUrl),
    // A transaction would occupy the embedded database's only connection while a password is hashed.
    database: { db, type: "postgres", transaction: false },
    user: userNames,
    session: { ...sessionNames, expiresIn: 14 * day, updateAge: day, freshAge: 0 },
    account: credentialNames,
    verification: verificationNames,
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: (password) => orUnavailable(hashPassword(password, passwordCost)),
        verify: ({ hash, password }) => orUnavailable(verifyPassword(hash, password)),
      },
    },
    databaseHooks: refuseSuspended(db),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => report(message) },
    onAPIError: { throw: false, onError: (error) => reportFailure(error, report) },
    advanced: {
      // Explicit, because the library disables both when it detects a test environment.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: "bigsuite",
      useSecureCookies: secure,
      defaultCookieAttributes: { path: "/api/auth", httpOnly: true, sameSite: "lax", secure },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [
      // Usernames follow our own rules (`username.ts`); a login with an impossible one must look like any other.
      username({
        displayUsername: false,
        minUsernameLength: 1,
        maxUsernameLength: emailMaximum,
        usernameValidator: () => true,
      }),
      codeLogin(),
      twoFactor({
        issuer: appName,
        schema: twoFactorNames,
        backupCodeOptions: {
          customBackupCodesGenerate: generateRecoveryCodes,
          storeBackupCodes: recoveryCodeStorage(secret),
        },
      }),
      passkey({
        rpName: appName,
        rpID: new URL(publicUrl).hostname,
        origin: trustedOrigins(publicUrl),
        schema: passkeyNames,
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        registration: { afterVerification: passkeys.registered },
        authentication: { afterVerification: passkeys.authenticated },
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: jwkNames,
        jwt: {
          issuer: publicUrl,
          audience: publicUrl,
          expirationTime: `${accessTokenSeconds}s`,
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
  });
}

/** Throws an APIError with status 503 when hashing is busy; Better Auth makes a 500 of any other error. */
async function orUnavailable<T>(hashing: Promise<T>): Promise<T> {
  try {
    return await hashing;
  } catch (error) {
    if (error instanceof HashingBusy) throw new APIError("SERVICE_UNAVAILABLE", { code: "UNAVAILABLE" });
    throw error;
  }
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Reports a failure of Better Auth by the error's name alone: its message may contain personal data. Refusals are not
 * failures; by default the library would write each of them to the console.
 */
export function reportFailure(error: unknown, report: (message: string) => void): void {
  if (isAPIError(error)) {
    if (error.status === "INTERNAL_SERVER_ERROR") report(error.status);
  } else {
    report(error instanceof Error ? error.name : typeof error);
  }
}
