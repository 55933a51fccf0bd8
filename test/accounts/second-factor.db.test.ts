import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { loggedIn, type TestBrowser, testBrowser, testPassword, totp } from "../support/test-browser.ts";

/** Better Auth's refusals, with the codes for which there are texts. */
eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let owner: TestBrowser;
  beforeAll(async () => {
    base = await open();
    app = await buildApi(testDeps(base.db, {}, { RATE_LIMIT_LOGIN: "10000" }));
    owner = await loggedIn(app, "sari");
    await base.db.updateTable("users").set({ email_verified: true }).execute();
  });

  const send = async (browser: TestBrowser, method: "GET" | "POST", path: string, body?: object) => {
    const response = await browser.send(method, `/auth${path}`, body);
    return [response.statusCode, response.json().code];
  };

  test("an unknown passkey, or an expired challenge", async () => {
    const browser = testBrowser(app);
    const sendUnknownPasskey = () =>
      send(browser, "POST", "/passkey/verify-authentication", { response: { id: "unknown" } });
    expect(await sendUnknownPasskey()).toEqual([400, "passkey_expired"]);
    await browser.send("GET", "/auth/passkey/generate-authenticate-options");
    expect(await sendUnknownPasskey()).toEqual([401, "passkey_unknown"]);
    expect(await sendUnknownPasskey()).toEqual([400, "passkey_expired"]);
  });

  test("guessing at the second step ends the login after five codes, and is locked after ten, for the right code too", async () => {
    const { totpURI } = (await owner.send("POST", "/auth/two-factor/enable", { password: testPassword })).json();
    await owner.send("POST", "/auth/two-factor/verify-totp", { code: totp(totpURI) });
    const guesser = testBrowser(app, { address: "10.9.9.9" });
    const sendCode = (code: string) => send(guesser, "POST", "/two-factor/verify-totp", { code });
    const login = { username: "sari", password: testPassword };
    expect(await sendCode("000000")).toEqual([401, "two_factor_expired"]);
    await guesser.send("POST", "/auth/sign-in/username", login);
    for (let guess = 0; guess < 5; guess++) expect(await sendCode("00000x")).toEqual([401, "wrong_code"]);
    expect(await sendCode("00000x")).toEqual([400, "two_factor_expired"]);
    await guesser.send("POST", "/auth/sign-in/username", login);
    for (let guess = 0; guess < 5; guess++) expect(await sendCode("00000x")).toEqual([401, "wrong_code"]);
    await guesser.send("POST", "/auth/sign-in/username", login);
    expect(await sendCode(totp(totpURI, 1))).toEqual([429, "two_factor_locked"]);
  });
});
