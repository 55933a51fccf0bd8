import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { eachDatabase } from "#infra/database/testing.server.ts";
import { recordingJobs } from "#infra/jobs-testing.server.ts";
import { confirmEmail } from "./email-address.server.ts";
import type { LinkPurpose } from "./link-purposes.ts";
import { createLink } from "./links.server.ts";
import { resetPassword } from "./passwords.server.ts";

eachDatabase((open) => {
  let db: Database;
  const now = new Date("2026-11-20T03:00:00Z");
  const deps = () => ({ db, jobs: recordingJobs(), now: () => now });
  const mail = (purpose: LinkPurpose, email = "siti@contoh.id") =>
    createLink(db, { userId: "siti", purpose, email, now });
  beforeAll(async () => {
    ({ db } = await open());
    await sql`insert into users (id, name, email, username, created_at, updated_at)
      values ('siti', 'Siti', 'siti@contoh.id', 'siti', now(), now())`.execute(db);
  });

  test("a link to an address that the account does not have (any more) confirms nothing", async () => {
    const token = await mail("verify", "former@contoh.id");
    expect(await confirmEmail(deps(), token)).toEqual({ ok: false, code: "link_invalid" });
    const user = await db.selectFrom("users").select(["email", "email_verified"]).executeTakeFirstOrThrow();
    expect(user).toEqual({ email: "siti@contoh.id", email_verified: false });
  });

  test.each([
    ["verify", "confirms"],
    ["change-email", "confirms"],
    ["reset", "resets"],
  ] as const)("a link to %s only %s", async (purpose, use) => {
    const token = await mail(purpose);
    const confirm = () => confirmEmail(deps(), token);
    const reset = () => resetPassword(deps(), token, "sepeda kuning di pasar");
    const [right, wrong] = use === "confirms" ? [confirm, reset] : [reset, confirm];
    expect(await wrong()).toEqual({ ok: false, code: "link_invalid" });
    // and the wrong call did not use it up
    expect(await right()).toMatchObject({ ok: true });
    expect(await right()).toEqual({ ok: false, code: "link_invalid" });
  });
});
