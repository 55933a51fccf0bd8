import { beforeAll, expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { bothDatabases } from "../../../../test/support/databases.ts";
import { recordingJobs } from "../../../../test/support/jobs.ts";
import { newsletterTexts } from "../../../../test/support/leads.ts";
import { growthRetention } from "../../retention.server.ts";
import { confirmSubscription, endSubscription, requestSubscription } from "./subscribers.server.ts";

bothDatabases((open) => {
  let db: Database;
  const jobs = recordingJobs();
  const at = (when: string) => ({ db, jobs, now: () => new Date(when) });
  const addresses = async () =>
    (await db.selectFrom("subscribers").select("email").orderBy("email").execute()).map(({ email }) => email);

  beforeAll(async () => {
    ({ db } = await open());
  });

  test("addresses are deleted after leaving the newsletter, or when nobody confirmed them; readers stay", async () => {
    for (const email of ["left@a.id", "never@a.id", "reads@a.id"])
      await requestSubscription(
        { email, locale: "id", privacy_version: "" },
        newsletterTexts,
        at("2026-01-01T00:00:00Z"),
      );
    const idOf = async (email: string) =>
      (await db.selectFrom("subscribers").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
    for (const email of ["left@a.id", "reads@a.id"])
      await confirmSubscription(await idOf(email), at("2026-01-01T01:00:00Z"));
    await db.transaction().execute((trx) => endSubscription(trx, "left@a.id", new Date("2026-01-10T00:00:00Z")));

    await applyRetention(db, growthRetention, new Date("2026-01-12T00:00:00Z"));
    expect(await addresses()).toEqual(["left@a.id", "never@a.id", "reads@a.id"]);
    await applyRetention(db, growthRetention, new Date("2026-01-14T00:00:00Z"));
    expect(await addresses()).toEqual(["never@a.id", "reads@a.id"]);
    await applyRetention(db, growthRetention, new Date("2029-01-01T00:00:00Z"));
    expect(await addresses()).toEqual(["reads@a.id"]);
  });
});
