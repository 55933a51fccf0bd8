import { createHmac } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { loggedIn, testBrowser } from "../support/test-browser.ts";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const read = (text: string) => JSON.parse(Buffer.from(text, "base64url").toString());

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let clock = new Date();
  let validToken: string;
  let header: { alg: string; kid: string };
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    base = await open();
    app = await buildApi(testDeps(base.db, { now: () => clock }));
    validToken = (await loggedIn(app, "siti")).token!;
    const [first, second] = validToken.split(".");
    header = read(first!);
    claims = read(second!);
  });

  async function statusFor(token: string | undefined) {
    const browser = testBrowser(app);
    browser.token = token;
    return (await browser.send("GET", "/user/login")).statusCode;
  }

  it("accepts the unchanged token", async () => expect(await statusFor(validToken)).toBe(200));

  describe("refuses with 401", () => {
    it("no token, an empty one, and other schemes", async () => {
      expect(await statusFor(undefined)).toBe(401);
      for (const authorization of [
        "",
        "Bearer",
        "Bearer ",
        "Basic c2l0aTpyYWhhc2lh",
        validToken,
        `Bearer ${validToken} ${validToken}`,
      ]) {
        const response = await testBrowser(app).send("GET", "/user/login", undefined, { authorization });
        expect([authorization.slice(0, 9), response.statusCode]).toEqual([authorization.slice(0, 9), 401]);
      }
    });

    it("alg none, with and without signature, in any spelling", async () => {
      for (const alg of ["none", "None", "NONE", ""]) {
        const forged = `${part({ ...header, alg })}.${validToken.split(".")[1]}.`;
        expect([alg, await statusFor(forged)]).toEqual([alg, 401]);
        expect([alg, await statusFor(forged + validToken.split(".")[2])]).toEqual([alg, 401]);
      }
    });

    it("a symmetric signature made with the public key", async () => {
      const { public_key } = await base.db.selectFrom("jwks").select("public_key").executeTakeFirstOrThrow();
      const body = `${part({ ...header, alg: "HS256" })}.${validToken.split(".")[1]}`;
      const signature = createHmac("sha256", public_key).update(body).digest("base64url");
      expect(await statusFor(`${body}.${signature}`)).toBe(401);
    });

    it("another key, with our key's id, an unknown one, and none", async () => {
      const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519" });
      for (const kid of [header.kid, "unknown", "../../etc/passwd", undefined]) {
        const forged = await new SignJWT(claims)
          .setProtectedHeader({ alg: "EdDSA", ...(kid ? { kid } : {}) })
          .sign(privateKey);
        expect([kid, await statusFor(forged)]).toEqual([kid, 401]);
      }
    });

    it("changed claims: another person, another session, a longer life", async () => {
      const [first, , third] = validToken.split(".");
      for (const change of [
        { sub: "someone-else" },
        { sid: "another" },
        { exp: 9_999_999_999 },
        { iss: "https://evil.example" },
      ]) {
        expect(await statusFor(`${first}.${part({ ...claims, ...change })}.${third}`)).toBe(401);
      }
    });

    it("every truncation, garbage, and oversized tokens", async () => {
      for (let length = 1; length < validToken.length; length += 7)
        expect(await statusFor(validToken.slice(0, length))).toBe(401);
      for (const token of [
        "a.b.c",
        "...",
        "%00",
        "null",
        "undefined",
        `${"a".repeat(8192)}`,
        `${validToken}${"A".repeat(8192)}`,
      ]) {
        expect([token.slice(0, 10), await statusFor(token)]).toEqual([token.slice(0, 10), 401]);
      }
    });

    it("an expired token", async () => {
      clock = new Date(Date.now() + 601_000);
      expect(await statusFor(validToken)).toBe(401);
      clock = new Date();
      expect(await statusFor(validToken)).toBe(200);
    });
  });

  it("refuses with 403 a valid token whose session was revoked", async () => {
    const phone = await loggedIn(app, "dewi");
    const laptop = testBrowser(app, { address: "10.0.0.2" });
    await laptop.send("POST", "/auth/sign-in/username", { username: "dewi", password: "becak ungu naik gunung" });
    await laptop.refresh();
    const sessions = (await phone.send("GET", "/account/sessions")).json().data;
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    expect((await phone.send("DELETE", `/account/sessions/${other.id}`)).statusCode).toBe(200);
    const refused = await laptop.send("GET", "/user/login");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "login_ended"]);
    expect((await laptop.refresh()).statusCode).toBe(401);
    expect((await phone.send("GET", "/user/login")).statusCode).toBe(200);
  });
});
