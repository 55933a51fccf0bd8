import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { createTokenReader } from "./access-token.server.ts";

const publicUrl = "http://localhost:3000";
const now = () => new Date();

eachDatabase((open) => {
  let db: Database;
  let token: string;
  let sign: (claims?: { sub?: string; sid?: string; iss?: string; aud?: string }) => Promise<string>;
  beforeAll(async () => {
    ({ db } = await open());
    const { publicKey, privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const key = JSON.stringify(await exportJWK(publicKey));
    await sql`insert into users (id, name, email, username, created_at, updated_at)
      values ('siti', 'Siti', 'siti@contoh.id', 'siti', now(), now())`.execute(db);
    await sql`insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
      values ('session', 't', 'siti', now() + interval '1 day', now(), now()),
        ('old', 'o', 'siti', now() - interval '1 second', now(), now())`.execute(db);
    await sql`insert into jwks (id, public_key, private_key, created_at) values ('key', ${key}, 'x', now())`.execute(
      db,
    );
    sign = (claims) =>
      new SignJWT({ sub: "siti", sid: "session", iss: publicUrl, aud: publicUrl, ...claims })
        .setProtectedHeader({ alg: "EdDSA", kid: "key" })
        .setExpirationTime("10m")
        .sign(privateKey);
    token = await sign();
  });

  test.each([
    ["a token of another issuer", { iss: "https://evil.example" }, { code: "token_invalid" }],
    ["a token for another audience", { aud: "big-social" }, { code: "token_invalid" }],
    ["a token with another person's session", { sub: "budi" }, { code: "login_ended", expired: true }],
    ["a token with an expired session", { sid: "old" }, { code: "login_ended", expired: true }],
    ["a token with an unknown session", { sid: "none" }, { code: "login_ended", expired: false }],
  ])("refuses %s", async (_what, claims, refused) => {
    const readToken = createTokenReader({ db, publicUrl, now });
    expect((await readToken(token)).ok).toBe(true);
    expect(await readToken(await sign(claims))).toEqual({ ok: false, ...refused });
  });

  test("concurrent requests right after the start are all accepted", async () => {
    const readToken = createTokenReader({ db, publicUrl, now });
    const reads = await Promise.all(Array.from({ length: 5 }, () => readToken(token)));
    expect(reads.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  });

  test("a failure of the database does not make a token invalid", async () => {
    let down = true;
    const failing = {
      selectFrom(table: "jwks") {
        if (down && table === "jwks") throw Object.assign(new Error("going down"), { code: "57P01" });
        return db.selectFrom(table);
      },
    } as unknown as Database;
    const readToken = createTokenReader({ db: failing, publicUrl, now });
    await expect(readToken(token)).rejects.toThrow("going down");
    await expect(readToken(token)).rejects.toThrow("going down");
    down = false;
    expect(await readToken(token)).toMatchObject({ ok: true, signedIn: { sessionId: "session" } });
  });
});
