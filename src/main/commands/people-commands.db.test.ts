import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readConsents } from "#accounts/person/consents.server.ts";
import { createAdmin } from "#accounts/registration/create-admin.server.ts";
import { confirmSubscription, requestSubscription } from "#growth/newsletter/readers/subscribers.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { runCommand } from "#infra/operator/operator.server.ts";
import { contactRequestSchema } from "#leads/requests/contact-request.ts";
import { receiveContactRequest } from "#leads/requests/receive-request.server.ts";
import { phoneEverywhere } from "#text/phone-everywhere.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { recordingJobs } from "../../../test/support/jobs.ts";
import { goodArrival, goodRequest, newsletterTexts } from "../../../test/support/leads.ts";
import { operatorCommands } from "./operator-commands.ts";

eachDatabase((open) => {
  let db: Database;
  const jobs = recordingJobs();
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-people-")) });
  const now = () => new Date("2026-11-20T03:00:00Z");
  const deps = () => ({ config, company: config.companyDefaults, db, jobs, now });
  const run = async (...args: string[]) => {
    let shown = "";
    const ok = await runCommand(operatorCommands, args, deps(), (text) => {
      shown += text;
    });
    return { ok, shown };
  };
  const send = async (typed: object) =>
    receiveContactRequest(
      contactRequestSchema(phoneEverywhere).parse({ ...goodRequest, ...typed }),
      goodArrival,
      deps(),
    );

  beforeAll(async () => {
    ({ db } = await open());
    await send({ email: "Sari@contoh.co.id", name: "Sari", marketing_consent: true });
    await send({ email: "budi@contoh.co.id", name: "Budi", marketing_consent: true });
    await send({ email: "bot@contoh.co.id", name: "Bot", marketing_consent: true, website: "x" });
    for (const email of ["sari@contoh.co.id", "lina@contoh.co.id"]) {
      await requestSubscription({ email, locale: "en", privacy_version: "" }, newsletterTexts, deps());
      const { id } = await db
        .selectFrom("subscribers")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      await confirmSubscription(id, deps());
    }
    await requestSubscription(
      { email: "never@contoh.co.id", locale: "id", privacy_version: "" },
      newsletterTexts,
      deps(),
    );
    const account = { email: "sari@contoh.co.id", username: "sari", role: "user", password: "becak ungu naik gunung" };
    await createAdmin(deps(), account);
    const user = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    await db
      .insertInto("account_consents")
      .values({
        user_id: user.id,
        purpose: "marketing",
        granted: true,
        version: "v",
        locale: "id",
        at: now(),
        text_hash: null,
      })
      .execute();
  });

  test("recipients of news: each address once, with its own unsubscribe link; no spam and no unconfirmed addresses", async () => {
    const { shown } = await run("subscribers");
    expect(shown.trimEnd().split("\n")).toEqual([
      "2026-11-20 10:00  id  request     budi@contoh.co.id",
      "2026-11-20 10:00  en  newsletter  lina@contoh.co.id",
      "2026-11-20 10:00  en  newsletter  sari@contoh.co.id",
      "3 addresses",
    ]);
    const [head, budi] = (await run("subscribers", "--csv")).shown.split("\r\n");
    expect(head).toContain('"unsubscribe_url"');
    expect(budi).toContain("marketing-hash");
    expect(budi).toMatch(/"http:\/\/localhost:3000\/api\/subscribe\/unsubscribe\?token=[\w.-]+"/);
  });

  test("a person's data is found and exported, whatever the case of their address", async () => {
    expect(await run("people", "find", "SARI@contoh.co.id")).toEqual({
      ok: true,
      shown: "requests    1\nnewsletter  confirmed\naccount     yes, with 0 orders\n",
    });
    const data = JSON.parse((await run("people", "export", "sari@contoh.co.id")).shown);
    expect(data).toMatchObject({
      requests: [{ name: "Sari", privacy_hash: "privacy-hash", marketing_hash: "marketing-hash" }],
      newsletter: [{ email: "sari@contoh.co.id", text_hash: "text-hash" }],
      account: { account: { username: "sari" }, shop: { orders: [] } },
    });
    expect((await run("people", "find", "nobody@contoh.co.id")).shown).toContain("account     no");
  });

  test("consent to news is withdrawn everywhere at once", async () => {
    expect((await run("people", "withdraw", "sari@contoh.co.id")).shown).toBe(
      "Withdrawn: 1 requests, the newsletter, the account\n",
    );
    const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    expect((await readConsents(db, id)).current.marketing).toBe(false);
    expect((await run("subscribers")).shown).not.toContain("sari@");
    expect((await run("people", "withdraw", "sari@contoh.co.id")).shown).toBe("There was no consent to withdraw.\n");
  });

  test("a person is erased, with an account or without, once the operator confirms", async () => {
    expect((await run("people", "erase", "sari@contoh.co.id")).shown).toContain("Nothing was erased");
    expect((await run("people", "erase", "sari@contoh.co.id", "--yes")).shown).toContain("with the account");
    expect((await run("people", "find", "sari@contoh.co.id")).shown).toBe(
      "requests    0\nnewsletter  no\naccount     no\n",
    );
    expect(jobs.sent.at(-1)).toMatchObject({ queue: "account-closed", data: { email: "sari@contoh.co.id" } });
    expect((await run("people", "erase", "budi@contoh.co.id", "--yes")).shown).toBe("Erased.\n");
    expect((await db.selectFrom("leads").select("name").execute()).map(({ name }) => name)).toEqual(["Bot"]);
    expect((await run("people", "dance", "x@y.id")).shown).toContain("--help");
  });

  test("the reports count the server's own requests, suspects separately, with the results of the visits", async () => {
    const came = { landing_page: "/en/v2/products/big-social", at: "2026-11-20T00:00:00Z" };
    await send({ page: "/en/v2/contact-us", locale: "en", last_touch: came, utm_source: "mail", company: "PT Baru" });
    const { shown } = await run("insight", "--from", "2026-11-20", "--to", "2026-11-20");
    const [, page, , edition, source, , , , figures] = shown.split("\n\n");
    const cells = (table: string) => table.split("\n").map((line) => line.split(/ {2,}/));
    expect(cells(page!)).toContainEqual(["/products/big-social", "0", "0", "1", "0", "-"]);
    expect(cells(page!)).toContainEqual(["(none)", "0", "0", "0", "1", "-"]);
    expect(cells(edition!)).toContainEqual(["v2", "0", "0", "1", "0", "-"]);
    expect(cells(source!)).toContainEqual(["mail", "0", "0", "1", "0", "-"]);
    expect(figures).toMatch(/contact requests +1\npossible spam +1\n/);
    expect(figures).toMatch(
      /newsletter confirmed +1\nregistrations +0\norders placed +0\norders paid +0\nmoney in.+ Rp0\nrevenue.+ Rp0\nmoney of customers.+ Rp0/,
    );
  });
});
