import { expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { bothDatabases } from "../../../../test/support/databases.ts";
import { addLead } from "../../../../test/support/stored-leads.ts";
import { correctTerms } from "./correct-terms.server.ts";
import { searchTerms } from "./search-terms.ts";

/** More leads than are compared word by word, all of one person. */
const newer = 1600;

async function addMany(db: Database): Promise<void> {
  const id = await addLead(db, { name: "Agus Pratama", company: "PT Sinar", email: "agus@sinar.example" }, 10);
  const { words: _derived, ...lead } = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: newer }, () => ({ ...lead, id: crypto.randomUUID() }));
  for (let from = 0; from < rows.length; from += 200)
    await db
      .insertInto("leads")
      .values(rows.slice(from, from + 200) as never)
      .execute();
}

bothDatabases((open) => {
  test("a mistyped word is corrected by the newest leads, and a rare one by older leads with its first letters", async () => {
    const { db } = await open();
    await addLead(db, { name: "Siti Wulandari", company: "PT Rempah", email: "siti@rempah.example" }, 0);
    await addMany(db);
    const correct = async (typed: string) => (await correctTerms(db, searchTerms(typed)))?.words;
    expect(await correct("prtama")).toEqual(["pratama"]);
    // What stands in one of the newest is no mistake, whatever else is like it.
    expect(await correct("agus prtama")).toEqual(["pratama"]);
    expect(await correct("agus sinar")).toBeUndefined();
    // Of the old lead: by its four and six first letters.
    expect(await correct("wulandri")).toEqual(["wulandari"]);
    expect(await correct("rempha")).toEqual(["rempah"]);
    expect(await correct("qqqqqq")).toBeUndefined();
  });
});
