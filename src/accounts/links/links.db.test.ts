import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { addDevice, createDevice } from "../login/devices.server.ts";
import { resetPassword } from "../passwords/passwords.server.ts";
import { accountRetention } from "../retention.server.ts";
import { confirmEmail } from "./confirm-email.server.ts";
import type { LinkPurpose } from "./link-purposes.ts";
import { createLink } from "./links.server.ts";

eachDatabase((open) => {
  let db: Database;
  const now = new Date("2026-11-20T03:00:00Z");
  const deps = () => ({ db, jobs: recordingJobs(), now: () => now, passwordCost: { ln: 4, r: 8, p: 1 } });
  const device = createDevice();
  const sender = { network: "127.0.0.1", requestId: "test-request" };
  const createToken = (purpose: LinkPurpose, email = "siti@contoh.id") =>
    createLink(db, { userId: "siti", purpose, email, now });
  beforeAll(async () => {
    ({ db } = await open());
    await sql`insert into users (id, name, email, username, created_at, updated_at)
      values ('siti', 'Siti', 'siti@contoh.id', 'siti', now(), now())`.execute(db);
    await db.transaction().execute((trx) => addDevice(trx, "siti", device, now));
  });

  test("a link to an address that is not the account's confirms nothing", async () => {
    const token = await createToken("verify", "former@contoh.id");
    expect(await confirmEmail(deps(), { token, device, sender })).toEqual({ ok: false, code: "link_invalid" });
    const user = await db.selectFrom("users").select(["email", "email_verified"]).executeTakeFirstOrThrow();
    expect(user).toEqual({ email: "siti@contoh.id", email_verified: false });
  });

  test.each([
    ["verify", "confirms"],
    ["change-email", "confirms"],
    ["reset", "resets"],
  ] as const)("a link to %s only %s", async (purpose, use) => {
    const token = await createToken(purpose);
    const confirm = () => confirmEmail(deps(), { token, device, sender });
    const reset = () => resetPassword(deps(), { token, next: "sepeda kuning di pasar", sender });
    const [right, wrong] = use === "confirms" ? [confirm, reset] : [reset, confirm];
    expect(await wrong()).toEqual({ ok: false, code: "link_invalid" });
    // The wrong call did not consume it.
    expect(await right()).toMatchObject({ ok: true });
    const repeated = purpose === "verify" ? { ok: true, already: true } : { ok: false, code: "link_invalid" };
    expect(await right()).toMatchObject(repeated);
  });

  test("a second request leaves the first link to confirm valid, but only the newest link resets a password", async () => {
    await db.updateTable("users").set({ email_verified: false }).execute();
    const first = await createToken("verify");
    await createToken("verify");
    expect(await confirmEmail(deps(), { token: first, device, sender })).toMatchObject({ ok: true, already: false });
    const reset = await createToken("reset");
    await createToken("reset");
    expect(await resetPassword(deps(), { token: reset, next: "sepeda kuning di pasar", sender })).toEqual({
      ok: false,
      code: "link_invalid",
    });
  });

  test("an expired link says for a month that the address is confirmed, and confirms nothing when it is not", async () => {
    const token = await createToken("verify");
    const day = 86_400_000;
    const confirmAfter = (days: number) =>
      confirmEmail({ ...deps(), now: () => new Date(now.getTime() + days * day) }, { token, device, sender });
    expect(await confirmAfter(3)).toMatchObject({ ok: true, already: true });
    await db.updateTable("users").set({ email_verified: false }).execute();
    expect(await confirmAfter(3)).toEqual({ ok: false, code: "link_invalid" });
    const exists = async (days: number) => {
      await applyRetention(db, accountRetention, new Date(now.getTime() + days * day));
      return (
        (await db.selectFrom("account_links").select("purpose").where("purpose", "=", "verify").execute()).length > 0
      );
    };
    expect([await exists(30), await exists(32)]).toEqual([true, false]);
  });
});
