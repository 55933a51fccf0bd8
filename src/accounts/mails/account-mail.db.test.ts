import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { eachDatabase } from "../../../test/support/databases.ts";
import { insertUser } from "../registration/register.server.ts";
import { sendAccountMail } from "./send-account-mail.server.ts";

const person = {
  first_name: "Siti",
  last_name: "Rahma",
  username: "siti",
  email: "siti@contoh.id",
  phone_number: "+6281234567890",
  company: "PT Contoh",
  job_role: "Analis",
  address: "",
  locale: "id" as const,
};

eachDatabase((open) => {
  let db: Database;
  let userId: string;
  let now = new Date("2026-11-20T10:00:00Z");
  let down = false;
  const sent: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      if (down) throw new Error("no mail server");
      sent.push(mail);
    },
  };
  const verify = (id: string, attempt: number) =>
    sendAccountMail(
      { db, mailer, publicUrl: "https://www.bigsuite.example", secret: "unused", now: () => now },
      { kind: "verify", user_id: userId },
      { id, attempt },
    );
  beforeAll(async () => {
    ({ db } = await open());
    const insertedId = await db
      .transaction()
      .execute((trx) => insertUser(trx, { ...person, products: [] }, "x", { now, role: "user", verified: false }));
    userId = insertedId!;
  });
  beforeEach(() => {
    sent.length = 0;
    down = false;
    now = new Date(now.getTime() + 24 * 3600_000);
  });

  test("a mail survives a weekend's outage, however often it is retried", async () => {
    down = true;
    let wait = 5;
    let attempt = 0;
    for (let hours = 0; hours < 60; hours += wait / 3600) {
      await expect(verify("job", attempt++)).rejects.toThrow("no mail server");
      wait = Math.min(wait * 2, 3600);
      now = new Date(now.getTime() + wait * 1000);
    }
    down = false;
    await verify("job", attempt);
    expect(sent).toMatchObject([{ to: "siti@contoh.id", id: "job" }]);
    expect(sent[0]!.text).toContain("/auth/verify-email#");
  });

  test("an unverified address gets at most five mails an hour", async () => {
    for (let index = 0; index < 7; index++) await verify(`job-${index}`, 0);
    expect(sent).toHaveLength(5);
    now = new Date(now.getTime() + 3600_000);
    await verify("later", 0);
    expect(sent).toHaveLength(6);
  });
});
