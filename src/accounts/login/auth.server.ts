import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError } from "better-auth/api";
import { jwt, twoFactor, username } from "better-auth/plugins";
import type { Database } from "#infra/database/tables.server.ts";
import { emailMaximum } from "#text/email-address.ts";
import { HashingBusy } from "../passwords/hashing-queue.server.ts";
import { passwordLength } from "../passwords/password.ts";
import { hashPassword, type ScryptCost, verifyPassword } from "../passwords/password-hash.server.ts";
import { reportFailure } from "./auth-failure.server.ts";
import * as names from "./auth-schema.server.ts";
import { clientAddressHeader } from "./client-address.ts";
import { codeLogin } from "./code-login.server.ts";
import { passkeyRules } from "./passkey-rules.server.ts";
import { generateRecoveryCodes, recoveryCodeStorage } from "./recovery-codes.server.ts";
import { refuseSuspended } from "./suspended-login.server.ts";
import { trustedOrigins } from "./trusted-origins.ts";

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
    user: names.userNames,
    session: { ...names.sessionNames, expiresIn: 14 * day, updateAge: day, freshAge: 0 },
    account: names.credentialNames,
    verification: names.verificationNames,
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
        schema: names.twoFactorNames,
        backupCodeOptions: {
          customBackupCodesGenerate: generateRecoveryCodes,
          storeBackupCodes: recoveryCodeStorage(secret),
        },
      }),
      passkey({
        rpName: appName,
        rpID: new URL(publicUrl).hostname,
        origin: trustedOrigins(publicUrl),
        schema: names.passkeyNames,
        authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
        registration: { afterVerification: passkeys.registered },
        authentication: { afterVerification: passkeys.authenticated },
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: names.jwkNames,
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
