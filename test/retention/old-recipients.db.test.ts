import { expect, test } from "vitest";
import { readReport } from "#growth/newsletter/letters/letter-report.server.ts";
import { listLetters } from "#growth/newsletter/letters/list-letters.server.ts";
import { countUnsubscribe } from "#growth/newsletter/readers/preferences.server.ts";
import { growthRetention } from "#growth/retention.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { bothDatabases } from "../support/databases.ts";
import { insertRow } from "./insert-row.ts";

const letter = { topic: "monthly", locales: ["id"], content: JSON.stringify({ subject: { id: "Kabar", en: "News" } }) };

bothDatabases((open) => {
  test("who got a letter is forgotten after two years, and how many did is not", async () => {
    const { db } = await open();
    const ended = new Date("2024-11-20T02:00:00Z");
    const [old, young] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
    await insertRow(db, "letters", { ...letter, id: old, state: "sent", updated_at: ended });
    await insertRow(db, "letters", {
      ...letter,
      id: young,
      state: "sent",
      updated_at: new Date("2024-12-20T02:00:00Z"),
    });
    for (const letter_id of [old, young])
      for (const state of ["sent", "sent", "bounced"])
        await insertRow(db, "letter_recipients", { letter_id, state, locale: "id" });
    const before = await readReport(db, old);
    expect(before).toMatchObject({ recipients: 3, delivered: 2, bounced: 1 });

    await applyRetention(db, growthRetention, new Date("2026-11-23T03:00:00Z"));
    const left = await db.selectFrom("letter_recipients").select("letter_id").execute();
    expect(left.map(({ letter_id }) => letter_id)).toEqual([young, young, young]);
    expect(await readReport(db, old)).toEqual(before);
    const [listed] = (await listLetters(db, { limit: 10 })).rows.filter(({ id }) => id === old);
    expect(listed).toMatchObject({ recipients: 3, delivered: 2 });

    // The numbers of the younger one are stored too, and counted again when somebody leaves by it.
    const subscriber = "00000000-0000-4000-8000-000000000003";
    await insertRow(db, "subscribers", { id: subscriber, state: "confirmed", confirmed_at: ended, locale: "id" });
    await insertRow(db, "letter_recipients", {
      letter_id: young,
      subscriber_id: subscriber,
      state: "sent",
      locale: "id",
    });
    expect((await readReport(db, young)).recipients).toBe(3);
    await countUnsubscribe(db, young, subscriber, ended);
    expect(await readReport(db, young)).toMatchObject({ recipients: 4, unsubscribed: 1 });
    await applyRetention(db, growthRetention, new Date("2026-11-24T03:00:00Z"));
    expect(await readReport(db, old)).toEqual(before);
  });
});
