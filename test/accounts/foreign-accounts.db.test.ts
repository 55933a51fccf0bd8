import type { FastifyInstance } from "fastify";
import { beforeAll, expect, it } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { testMailbox } from "../support/account-mailbox.ts";
import { testDeps } from "../support/api.ts";
import { eachDatabase } from "../support/databases.ts";
import { recordingJobs } from "../support/jobs.ts";
import { loggedIn, testBrowser } from "../support/test-browser.ts";

const newPassword = "sepeda kuning di pasar";

eachDatabase((open) => {
  let base: OpenDatabase;
  let app: FastifyInstance;
  let mailbox: ReturnType<typeof testMailbox>;
  let clock = new Date();
  const jobs = recordingJobs();
  beforeAll(async () => {
    base = await open();
    mailbox = testMailbox(base.db, jobs, () => clock);
    const limits = { RATE_LIMIT_FORMS: "10000", RATE_LIMIT_LOGIN: "10000" };
    app = await buildApi(testDeps(base.db, { jobs, now: () => clock }, limits));
  });

  it("shows nobody the data of somebody else", async () => {
    const dewi = await loggedIn(app, "dewi");
    const ratna = await loggedIn(app, "ratna", { address: "10.0.0.9" });
    const [session] = (await dewi.send("GET", "/account/sessions")).json().data;
    for (const path of ["/user/login", "/account", "/account/export", "/account/sessions", "/account/consents"]) {
      const response = await ratna.send("GET", path);
      expect([path, response.statusCode, response.body.includes("dewi")]).toEqual([path, 200, false]);
      expect([path, (await testBrowser(app).send("GET", path)).statusCode]).toEqual([path, 401]);
    }
    expect((await ratna.send("DELETE", `/account/sessions/${session.id}`)).statusCode).toBe(404);
    expect((await dewi.send("GET", "/user/login")).statusCode).toBe(200);
    for (const path of [
      "/auth/get-session",
      "/auth/list-sessions",
      "/auth/update-user",
      "/auth/list-accounts",
      "/auth/jwks",
    ]) {
      expect([path, (await ratna.send("GET", path)).statusCode]).toEqual([path, 404]);
    }
  });

  it("expires links", async () => {
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "dewi@contoh.id" });
    await mailbox.deliver();
    clock = new Date(clock.getTime() + 61 * 60_000);
    const late = await testBrowser(app).send("POST", "/auth/reset-password", { token: mailbox.token()!, newPassword });
    expect(late.json().code).toBe("link_invalid");
  });

  it("returns an account that a stranger registered to the owner of the address", async () => {
    await loggedIn(app, "stranger", { address: "10.6.6.6" });
    const { id } = await base.db
      .selectFrom("users")
      .select("id")
      .where("username", "=", "stranger")
      .executeTakeFirstOrThrow();
    const row = { id: "planted", secret: "x", backup_codes: "x", user_id: id, verified: true };
    await base.db.insertInto("two_factors").values(row).execute();
    await testBrowser(app).send("POST", "/auth/request-password-reset", { email: "stranger@contoh.id" });
    await mailbox.deliver();
    await testBrowser(app).send("POST", "/auth/reset-password", { token: mailbox.token()!, newPassword });
    expect(await base.db.selectFrom("two_factors").select("id").where("user_id", "=", id).execute()).toEqual([]);
  });
});
