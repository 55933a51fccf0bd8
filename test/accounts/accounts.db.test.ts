import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { loggedIn, testBrowser, testPassword, testRegistration } from "../support/test-browser.ts";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  const jobs = recordingJobs();
  beforeAll(async () => {
    base = await open();
    app = await buildApi(testDeps(base.db, { jobs }));
  });

  describe("registration", () => {
    it("makes a user, whatever role is asked for, and answers alike for a known address", async () => {
      const browser = testBrowser(app);
      const first = await browser.send(
        "POST",
        "/auth/sign-up/email",
        testRegistration("siti", { user_role: "admin", email_verified: true, id: "x" }),
      );
      const again = await browser.send(
        "POST",
        "/auth/sign-up/email",
        testRegistration("siti2", { email: "SITI@contoh.id" }),
      );
      expect([first.statusCode, first.body]).toEqual([200, '{"status":true}']);
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
      const names = (answer: typeof first) => answer.cookies.map((it) => it.name);
      expect([names(first), names(again)]).toEqual([["bigsuite.device"], ["bigsuite.device"]]);
      const users = await base.db.selectFrom("users").selectAll().execute();
      expect(users).toMatchObject([{ user_role: "user", email_verified: false, phone_number: "+6281234567890" }]);
      expect(jobs.sent.map((it) => (it.data as { kind: string }).kind)).toEqual(["verify", "registered-again"]);
    });

    it("takes the username in both cases, so that it does not tell either", async () => {
      const browser = testBrowser(app);
      for (const name of ["siti", "siti2"]) {
        const answer = await browser.send("POST", "/auth/sign-up/email", testRegistration(name, { email: "x@y.id" }));
        expect(answer.statusCode).toBe(400);
        expect(answer.json().issues).toMatchObject([{ path: "username", code: "username_taken" }]);
      }
    });

    it("takes one name, and derives a username of its own from the address", async () => {
      const names: string[] = [];
      for (const email of ["suharto@contoh.id", "Suharto+toko@lain.id", "1@contoh.id"]) {
        const { last_name: _, username: __, ...person } = testRegistration("x", { first_name: "Suharto", email });
        const browser = testBrowser(app);
        expect((await browser.send("POST", "/auth/sign-up/email", person)).statusCode).toBe(200);
        await browser.send("POST", "/auth/sign-in/email", { email, password: testPassword });
        await browser.refresh();
        const { data } = (await browser.send("GET", "/user/login")).json();
        expect(data).toMatchObject({ first_name: "Suharto", last_name: "" });
        names.push(data.username);
      }
      expect(names[0]).toBe("suharto");
      expect(names[1]).toMatch(/^suharto\.\d{4}$/);
      expect(names[2]).toMatch(/^user\.\d{4}$/);
      const stored = await base.db.selectFrom("users").select("name").where("username", "=", "suharto").execute();
      expect(stored).toEqual([{ name: "Suharto" }]);
      // A known address: the same answer, and no name held back for nothing.
      const again = testRegistration("x", { email: "suharto@contoh.id", username: undefined });
      const answer = await testBrowser(app).send("POST", "/auth/sign-up/email", again);
      expect([answer.statusCode, answer.body]).toEqual([200, '{"status":true}']);
    });

    it("says of a username whether it is free before the form is sent", async () => {
      const ask = async (username: string) => {
        const answer = await testBrowser(app).send("POST", "/auth/is-username-available", { username });
        return answer.json().available ?? answer.json().issues[0].code;
      };
      expect(await ask("Siti")).toBe(false);
      expect(await ask("siti2")).toBe(false);
      expect(await ask("nobody.yet")).toBe(true);
      expect(await ask("admin")).toBe("username_taken");
    });

    it("refuses what everyone guesses, with words in the caller's language", async () => {
      const answer = await testBrowser(app).send(
        "POST",
        "/auth/sign-up/email",
        testRegistration("budi", { password: "password123" }),
        { "accept-language": "en" },
      );
      expect(answer.json()).toMatchObject({ code: "invalid_input", issues: [{ code: "common_password" }] });
      expect(answer.json().issues[0].message).toContain("easy to guess");
    });
  });

  describe("login", () => {
    it("is by username or e-mail, keeps the session in a guarded cookie, and hands out a token for ten minutes", async () => {
      for (const [path, body] of [
        ["/auth/sign-in/username", { username: "Siti", password: testPassword }],
        ["/auth/sign-in/email", { email: "Siti@Contoh.id", password: testPassword }],
      ] as const) {
        const browser = testBrowser(app);
        const answer = await browser.send("POST", path, body);
        expect([path, answer.statusCode, answer.json().token]).toEqual([path, 200, undefined]);
        const session = answer.cookies.find((it) => it.name === "bigsuite.session_token");
        expect(session).toMatchObject({ path: "/api/auth", httpOnly: true, sameSite: "Lax" });
        const { token } = (await browser.refresh()).json();
        const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
        expect(claims.exp - claims.iat).toBe(600);
        expect(Object.keys(claims).sort()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
        const me = await browser.send("GET", "/user/login");
        expect(me.json().data).toMatchObject({ username: "siti", email: "siti@contoh.id", products: ["big-social"] });
      }
    });

    it("says the same of every wrong pair", async () => {
      const tries = [
        ["/auth/sign-in/email", { email: "siti@contoh.id", password: "salah sekali" }],
        ["/auth/sign-in/email", { email: "nobody@contoh.id", password: "salah sekali" }],
        ["/auth/sign-in/email", { email: "no address", password: "x" }],
        ["/auth/sign-in/email", { email: "nobody@contoh.id", password: "x".repeat(500) }],
        ["/auth/sign-in/username", { username: "siti", password: "salah sekali" }],
        ["/auth/sign-in/username", { username: "nobody", password: "salah sekali" }],
        ["/auth/sign-in/username", { username: "a b'--", password: "" }],
      ] as const;
      const bodies = new Set<string>();
      for (const [path, body] of tries) {
        const answer = await testBrowser(app).send("POST", path, body);
        expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
        bodies.add(answer.body);
      }
      expect(bodies.size).toBe(1);
    });

    it("refuses the cookie from another site", async () => {
      const browser = await loggedIn(app, "kartini");
      const answer = await browser.send("POST", "/auth/sign-out", {}, { origin: "https://evil.example" });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "origin_refused"]);
      expect((await browser.send("GET", "/user/login")).statusCode).toBe(200);
    });

    it("ends at once: after signing out the token is good no more", async () => {
      const browser = await loggedIn(app, "dewi");
      expect((await browser.send("POST", "/auth/sign-out", {})).statusCode).toBe(200);
      expect((await browser.send("GET", "/user/login")).statusCode).toBe(403);
      expect((await browser.refresh()).statusCode).toBe(401);
    });
  });
});
