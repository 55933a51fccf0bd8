import { readSet } from "#content/read-set.server.ts";
import type { Config } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { defaultLocale } from "#text/locales.ts";
import { createTokenReader, type ReadToken } from "./login/access-token.server.ts";
import type { Auth } from "./login/auth.server.ts";
import type { ScryptCost } from "./passwords/password-hash.server.ts";

/** What the login consists of. */
export interface Accounts {
  /** Better Auth, loaded at the first use: a server that only serves pages never needs it. */
  auth: () => Promise<Auth>;
  readToken: ReadToken;
}

export function createAccounts({
  config,
  db,
  now,
  report,
  passwordCost,
}: {
  config: Pick<Config, "publicUrl" | "authSecret" | "dataDir">;
  db: Database;
  now: () => Date;
  /** Receives the errors of Better Auth. */
  report: (message: string) => void;
  /** The cost of hashing a password; by default that of `password-hash.server.ts`. */
  passwordCost?: ScryptCost | undefined;
}): Accounts {
  let auth: Promise<Auth> | undefined;
  let authName: string | undefined;
  return {
    auth: () => {
      const appName = readSet(defaultLocale, "common").company.name;
      // Better Auth reads the name once; the company may publish another.
      if (authName !== appName) auth = undefined;
      authName = appName;
      auth ??= import("./login/auth.server.ts").then(({ createAuth }) =>
        createAuth({
          db,
          publicUrl: config.publicUrl,
          appName,
          report,
          passwordCost,
          secret: readAuthSecret(config),
        }),
      );
      return auth;
    },
    readToken: createTokenReader({ db, publicUrl: config.publicUrl, now }),
  };
}
