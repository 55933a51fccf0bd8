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
  let good: string;
  let header: { alg: string; kid: string };
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    base = await open();
    app = await buildApi(testDeps(base.db, { now: () => clock }));
    good = (await loggedIn(app, "siti")).token!;
    const [first, second] = good.split(".");
    header = read(first!);
    claims = read(second!);
  });

  async function ask(token: string | undefined) {
    const browser = testBrowser(app);
    browser.token = token;
    return (await browser.send("GET", "/user/login")).statusCode;
  }

  it("lets the untouched token pass", async () => expect(await ask(good)).toBe(200));

  describe("refuses with 401", () => {
    it("no token, an empty one, and other schemes", async () => {
      expect(await ask(undefined)).toBe(401);
      for (const authorization of ["", "Bearer", "Bearer ", "Basic c2l0aTpyYWhhc2lh", good, `Bearer ${good} ${good}`]) {
        const answer = await testBrowser(app).send("GET", "/user/login", undefined, { authorization });
        expect([authorization.slice(0, 9), answer.statusCode]).toEqual([authorization.slice(0, 9), 401]);
      }
    });

    it("alg none, with and without signature, in any spelling", async () => {
      for (const alg of ["none", "None", "NONE", ""]) {
        const forged = `${part({ ...header, alg })}.${good.split(".")[1]}.`;
        expect([alg, await ask(forged)]).toEqual([alg, 401]);
        expect([alg, await ask(forged + good.split(".")[2])]).toEqual([alg, 401]);
      }
    });

    it("a symmetric signature made with the public key", async () => {
      const { public_key } = await base.db.selectFrom("jwks").select("public_key").executeTakeFirstOrThrow();
      const body = `${part({ ...header, alg: "HS256" })}.${good.split(".")[1]}`;
      const signature = createHmac("sha256", public_key).update(body).digest("base64url");
      expect(await ask(`${body}.${signature}`)).toBe(401);
    });

    it("another key, with our key's id, an unknown one, and none", async () => {
      const { privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519" });
      for (const kid of [header.kid, "unknown", "../../etc/passwd", undefined]) {
        const forged = await new SignJWT(claims)
          .setProtectedHeader({ alg: "EdDSA", ...(kid ? { kid } : {}) })
          .sign(privateKey);
        expect([kid, await ask(forged)]).toEqual([kid, 401]);
      }
    });

    it("changed claims: another person, another session, a longer life", async () => {
      const [first, , third] = good.split(".");
      for (const change of [
        { sub: "someone-else" },
        { sid: "another" },
        { exp: 9_999_999_999 },
        { iss: "https://evil.example" },
      ]) {
        expect(await ask(`${first}.${part({ ...claims, ...change })}.${third}`)).toBe(401);
      }
    });

    it("every truncation, garbage, and what is too long", async () => {
      for (let length = 1; length < good.length; length += 7) expect(await ask(good.slice(0, length))).toBe(401);
      for (const token of [
        "a.b.c",
        "...",
        "%00",
        "null",
        "undefined",
        `${"a".repeat(8192)}`,
        `${good}${"A".repeat(8192)}`,
      ]) {
        expect([token.slice(0, 10), await ask(token)]).toEqual([token.slice(0, 10), 401]);
      }
    });

    it("a token that ran out", async () => {
      clock = new Date(Date.now() + 601_000);
      expect(await ask(good)).toBe(401);
      clock = new Date();
      expect(await ask(good)).toBe(200);
    });
  });

  it("refuses with 403 a sound token whose session was revoked", async () => {
    const phone = await loggedIn(app, "dewi");
    const laptop = testBrowser(app, { address: "10.0.0.2" });
    await laptop.send("POST", "/auth/sign-in/username", { username: "dewi", password: "becak ungu naik gunung" });
    await laptop.refresh();
    const sessions = (await phone.send("GET", "/account/sessions")).json().data;
    const other = sessions.find((it: { current: boolean }) => !it.current);
    expect((await phone.send("DELETE", `/account/sessions/${other.id}`)).statusCode).toBe(200);
    const refused = await laptop.send("GET", "/user/login");
    expect([refused.statusCode, refused.json().code]).toEqual([403, "login_ended"]);
    expect((await laptop.refresh()).statusCode).toBe(401);
    expect((await phone.send("GET", "/user/login")).statusCode).toBe(200);
  });
});
