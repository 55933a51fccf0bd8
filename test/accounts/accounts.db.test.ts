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
    it("creates a user, whatever role is requested, and responds alike for an existing account", async () => {
      const browser = testBrowser(app);
      const first = await browser.send(
        "POST",
        "/auth/sign-up/email",
        testRegistration("siti", { user_role: "admin", email_verified: true, id: "x" }),
      );
      const repeated = await browser.send(
        "POST",
        "/auth/sign-up/email",
        testRegistration("siti2", { email: "SITI@contoh.id" }),
      );
      expect([first.statusCode, first.body]).toEqual([200, '{"status":true}']);
      expect([repeated.statusCode, repeated.body]).toEqual([first.statusCode, first.body]);
      const names = (response: typeof first) => response.cookies.map(({ name }) => name);
      expect([names(first), names(repeated)]).toEqual([["bigsuite.device"], ["bigsuite.device"]]);
      const users = await base.db.selectFrom("users").selectAll().execute();
      expect(users).toMatchObject([{ user_role: "user", email_verified: false, phone_number: "+6281234567890" }]);
      expect(jobs.sent.map((entry) => (entry.data as { kind: string }).kind)).toEqual(["verify", "registered-again"]);
    });

    it("reserves the username in both cases, so that it reveals nothing either", async () => {
      const browser = testBrowser(app);
      for (const name of ["siti", "siti2"]) {
        const response = await browser.send("POST", "/auth/sign-up/email", testRegistration(name, { email: "x@y.id" }));
        expect(response.statusCode).toBe(400);
        expect(response.json().issues).toMatchObject([{ path: "username", code: "username_taken" }]);
      }
    });

    it("accepts one name, and derives a username from the address", async () => {
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
      // An existing account: the same response, and no derived name is reserved.
      const repeated = testRegistration("x", { email: "suharto@contoh.id", username: undefined });
      const response = await testBrowser(app).send("POST", "/auth/sign-up/email", repeated);
      expect([response.statusCode, response.body]).toEqual([200, '{"status":true}']);
    });

    it("tells the form whether a username is free", async () => {
      const checkUsername = async (username: string) => {
        const response = await testBrowser(app).send("POST", "/auth/is-username-available", { username });
        return response.json().available ?? response.json().issues[0].code;
      };
      expect(await checkUsername("Siti")).toBe(false);
      expect(await checkUsername("siti2")).toBe(false);
      expect(await checkUsername("nobody.yet")).toBe(true);
      expect(await checkUsername("admin")).toBe("username_taken");
    });

    it("refuses common passwords, with a message in the client's language", async () => {
      const response = await testBrowser(app).send(
        "POST",
        "/auth/sign-up/email",
        testRegistration("budi", { password: "password123" }),
        { "accept-language": "en" },
      );
      expect(response.json()).toMatchObject({ code: "invalid_input", issues: [{ code: "common_password" }] });
      expect(response.json().issues[0].message).toContain("easy to guess");
    });
  });

  describe("login", () => {
    it("accepts username or e-mail, sets a protected session cookie, and issues a token for ten minutes", async () => {
      for (const [path, body] of [
        ["/auth/sign-in/username", { username: "Siti", password: testPassword }],
        ["/auth/sign-in/email", { email: "Siti@Contoh.id", password: testPassword }],
      ] as const) {
        const browser = testBrowser(app);
        const response = await browser.send("POST", path, body);
        expect([path, response.statusCode, response.json().token]).toEqual([path, 200, undefined]);
        const session = response.cookies.find((entry) => entry.name === "bigsuite.session_token");
        expect(session).toMatchObject({ path: "/api/auth", httpOnly: true, sameSite: "Lax" });
        const { token } = (await browser.refresh()).json();
        const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
        expect(claims.exp - claims.iat).toBe(600);
        expect(Object.keys(claims).sort()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
        const me = await browser.send("GET", "/user/login");
        expect(me.json().data).toMatchObject({ username: "siti", email: "siti@contoh.id", products: ["big-social"] });
      }
    });

    it("responds alike to all wrong credentials", async () => {
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
        const response = await testBrowser(app).send("POST", path, body);
        expect([response.statusCode, response.cookies]).toEqual([401, []]);
        bodies.add(response.body);
      }
      expect(bodies.size).toBe(1);
    });

    it("refuses the cookie from another site", async () => {
      const browser = await loggedIn(app, "kartini");
      const response = await browser.send("POST", "/auth/sign-out", {}, { origin: "https://evil.example" });
      expect([response.statusCode, response.json().code]).toEqual([400, "origin_refused"]);
      expect((await browser.send("GET", "/user/login")).statusCode).toBe(200);
    });

    it("ends at once: after signing out the token is invalid", async () => {
      const browser = await loggedIn(app, "dewi");
      expect((await browser.send("POST", "/auth/sign-out", {})).statusCode).toBe(200);
      expect((await browser.send("GET", "/user/login")).statusCode).toBe(403);
      expect((await browser.refresh()).statusCode).toBe(401);
    });
  });
});
