import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxWaitSeconds } from "#accounts/login/login-attempts.server.ts";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { loggedIn, testBrowser, testPassword, testRegistration } from "../support/test-browser.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let clock = new Date();
  const wait = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1000);
  };
  beforeAll(async () => {
    base = await open();
    const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "20" };
    app = await buildApi(testDeps(base.db, { now: () => clock }, limits));
  });
  beforeEach(async () => {
    await base.db.deleteFrom("login_slowdowns").execute();
  });

  const tryIn = (address: string, username: string, password: string) =>
    testBrowser(app, { address }).send("POST", "/auth/sign-in/username", { username, password });

  describe("a hundred wrong logins on one account", () => {
    it("are slowed down, while the owner can log in from elsewhere, from a known browser, and after a short wait", async () => {
      const owner = await loggedIn(app, "siti", { address: "10.1.0.1" });
      const responses: number[] = [];
      for (let index = 0; index < 100; index++)
        responses.push((await tryIn("10.9.9.9", "siti", "wrong password")).statusCode);
      expect(responses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
      expect(responses.filter((status) => status === 401).length).toBeLessThan(10);
      expect(responses.at(-1)).toBe(429);

      expect((await tryIn("10.1.0.2", "siti", testPassword)).statusCode).toBe(200);
      // the owner's own browser, at the attacker's address (an office, a café)
      const atCafe = testBrowser(app, { address: "10.9.9.9" });
      atCafe.cookies = owner.cookies;
      const known = await atCafe.send("POST", "/auth/sign-in/username", { username: "siti", password: testPassword });
      expect(known.statusCode).toBe(200);
    });

    it("cause waits that grow, up to half a minute", async () => {
      await loggedIn(app, "dewi", { address: "10.1.0.1" });
      const waits: number[] = [];
      for (let index = 0; index < 12; index++) {
        let response = await tryIn("10.9.9.8", "dewi", "wrong password");
        if (response.statusCode === 429) {
          waits.push(Number(response.headers["retry-after"]));
          wait(waits.at(-1)!);
          response = await tryIn("10.9.9.8", "dewi", "wrong password");
        }
        expect(response.statusCode).toBe(401);
      }
      expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
      wait(maxWaitSeconds);
      expect((await tryIn("10.9.9.8", "dewi", testPassword)).statusCode).toBe(200);
      expect((await tryIn("10.9.9.8", "dewi", "wrong password")).statusCode).toBe(401);
    });

    it("count together when they are concurrent", async () => {
      await loggedIn(app, "ratna", { address: "10.1.0.1" });
      const tries = Array.from({ length: 30 }, () => tryIn("10.9.9.7", "ratna", "wrong password"));
      const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
      expect(codes.filter((status) => status === 401)).toHaveLength(5);
      expect(codes.filter((status) => status === 429)).toHaveLength(25);
    });

    it("do not reveal whether an e-mail address and a username belong together", async () => {
      await loggedIn(app, "melati", { address: "10.1.0.1" });
      await loggedIn(app, "anggrek", { address: "10.1.0.1" });
      const body = { email: "melati@contoh.id", password: "wrong password" };
      for (let index = 0; index < 5; index++)
        await testBrowser(app, { address: "10.9.9.5" }).send("POST", "/auth/sign-in/email", body);
      for (const name of ["melati", "anggrek"])
        expect([name, (await tryIn("10.9.9.5", name, "wrong password")).statusCode]).toEqual([name, 401]);
    });
  });

  it("slows one address down that tries many accounts, existing or not, alike", async () => {
    const codes: number[] = [];
    for (let index = 0; index < 26; index++) codes.push((await tryIn("10.9.9.6", `nobody${index}`, "x")).statusCode);
    expect(codes.filter((status) => status === 401)).toHaveLength(20);
    expect(codes.at(-1)).toBe(429);
  });

  it("responds as fast to an unknown e-mail as to a known one", async () => {
    await loggedIn(app, "kartini", { address: "10.1.0.1" });
    const known: number[] = [];
    const unknown: number[] = [];
    const measured = {
      login: (email: string, index: number) =>
        testBrowser(app, { address: `10.2.${index % 2}.${index}` }).send("POST", "/auth/sign-in/email", {
          email,
          password: "wrong password",
        }),
      register: (email: string, index: number) =>
        testBrowser(app).send(
          "POST",
          "/auth/sign-up/email",
          testRegistration(`user${email.length}x${index}`, { email }),
        ),
      reset: (email: string) => testBrowser(app).send("POST", "/auth/request-password-reset", { email }),
    };
    for (const [name, call] of Object.entries(measured)) {
      known.length = unknown.length = 0;
      const bodies = new Set<string>();
      for (let index = 0; index < 10; index++) {
        const pair: [number[], string][] = [
          [known, "kartini@contoh.id"],
          [unknown, `nobody${index}${name}@contoh.id`],
        ];
        for (const [list, email] of index % 2 ? pair : pair.reverse()) {
          await base.db.deleteFrom("login_slowdowns").execute();
          const start = performance.now();
          const response = await call(email, index);
          list.push(performance.now() - start);
          bodies.add(`${response.statusCode} ${response.body}`);
        }
      }
      expect([name, bodies.size]).toEqual([name, 1]);
      expect([name, distinguishable(known, unknown)]).toEqual([name, false]);
    }
  });
});

/**
 * Returns whether one list is clearly slower than the other: the share of pairs in which it is (Mann and Whitney's U over
 * n x m) above 0.9 either way. Equal lists give 0.5; a missing password hash gives 1.
 */
function distinguishable(a: number[], b: number[]): boolean {
  const wins = a.reduce((sum, x) => sum + b.filter((y) => x > y).length, 0);
  const share = wins / (a.length * b.length);
  const median = (list: number[]) => [...list].sort((x, y) => x - y)[Math.floor(list.length / 2)]!;
  // A difference below five milliseconds cannot be measured over a network.
  return (share > 0.9 || share < 0.1) && Math.abs(median(a) - median(b)) > 5;
}
