import { symmetricEncrypt } from "better-auth/crypto";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { buildApi } from "#api/http/app.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { loggedIn, testBrowser, testPassword, totp } from "../support/test-browser.ts";

const password = { password: testPassword };

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let secret: string;
  beforeAll(async () => {
    base = await open();
    const deps = testDeps(base.db, {}, { RATE_LIMIT_LOGIN: "10000" });
    secret = readAuthSecret(deps.config);
    app = await buildApi(deps);
  });

  /** Enables the second step; returns the codes. */
  async function withCodes(name: string): Promise<string[]> {
    const browser = await loggedIn(app, name);
    await base.db.updateTable("users").set({ email_verified: true }).execute();
    const { totpURI, backupCodes } = (await browser.send("POST", "/auth/two-factor/enable", password)).json();
    await browser.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    return backupCodes;
  }

  async function logInWith(name: string, code: string): Promise<number> {
    const browser = testBrowser(app, { address: "10.1.1.1" });
    await browser.send("POST", "/auth/sign-in/username", { username: name, ...password });
    return (await browser.send("POST", "/auth/two-factor/verify-backup-code", { code })).statusCode;
  }

  it("contain no look-alikes, and work in any case, with or without hyphens and blanks, once each", async () => {
    const codes = await withCodes("siti");
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    const ways = [
      (code: string) => code,
      (code: string) => code.toUpperCase(),
      (code: string) => code.replace("-", ""),
      (code: string) => ` ${code.replace("-", " ")} `,
      (code: string) => code.replace("-", "\u2013").toUpperCase(),
    ];
    for (const [index, write] of ways.entries()) {
      expect([index, await logInWith("siti", write(codes[index]!))]).toEqual([index, 200]);
      expect([index, await logInWith("siti", codes[index]!)]).toEqual([index, 401]);
    }
    const left = await base.db.selectFrom("two_factors").select("backup_codes").executeTakeFirstOrThrow();
    for (const code of codes) expect(left.backup_codes).not.toContain(code);
  });

  it("of an earlier release still work, however their look-alikes are read", async () => {
    await withCodes("budi");
    const old = ["94tDV-yVEk5", "lI1oO-0abcd", "Zz9xW-qQ2rT"];
    const { id } = await base.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", "budi")
      .executeTakeFirstOrThrow();
    const backup_codes = await symmetricEncrypt({ key: secret, data: JSON.stringify(old) });
    await base.db.updateTable("two_factors").set({ backup_codes }).where("user_id", "=", id).execute();
    expect(await logInWith("budi", "94tdv-yvek5")).toBe(200);
    expect(await logInWith("budi", "1l1oo-Oabcd")).toBe(200);
    expect(await logInWith("budi", "Zz9xW-qQ2rT")).toBe(200);
    expect(await logInWith("budi", "Zz9xW-qQ2rT")).toBe(401);
  });
});
