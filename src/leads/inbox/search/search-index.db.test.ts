import { sql } from "kysely";
import { expect, test } from "vitest";
import { bothDatabases } from "../../../../test/support/databases.ts";
import { addLead } from "../../../../test/support/stored-leads.ts";
import { createSearchIndex, hasShortBeginnings } from "./search-index.server.ts";
import { withWords } from "./search-leads.server.ts";
import { searchTerms } from "./search-terms.ts";

bothDatabases((open) => {
  test("the index is created once, and one whose creation was cut off is created again", async () => {
    const { db } = await open();
    const isUsable = async () =>
      (await sql<{ usable: boolean }>`select ${hasShortBeginnings} as usable`.execute(db)).rows[0]!.usable;
    const number = async () =>
      (await sql<{ oid: number }>`select 'leads_short_beginnings'::regclass::oid as oid`.execute(db)).rows[0]!.oid;
    await sql`drop index if exists leads_short_beginnings`.execute(db);
    expect(await isUsable()).toBe(false);

    await createSearchIndex(db);
    expect(await isUsable()).toBe(true);
    const first = await number();
    await createSearchIndex(db);
    expect(await number()).toBe(first);

    await sql`update pg_index set indisvalid = false where indexrelid = 'leads_short_beginnings'::regclass`.execute(db);
    expect(await isUsable()).toBe(false);
    await createSearchIndex(db);
    expect(await isUsable()).toBe(true);
    expect(await number()).not.toBe(first);
  });

  test("three letters find the words that begin with them, whatever follows", async () => {
    const { db } = await open();
    await addLead(db, { name: "Siti Wulandari" }, 0);
    await addLead(db, { name: "Wul7an Rahma" }, 1);
    await addLead(db, { name: "Wul" }, 2);
    await addLead(db, { name: "Wu Lan" }, 3);
    const find = async (typed: string) => {
      const terms = searchTerms(typed);
      const plan = { terms, indexed: terms, byBeginning: terms };
      const leads = await withWords(db.selectFrom("leads").selectAll("leads"), plan).execute();
      return leads.map(({ name }) => name).sort();
    };
    expect(await find("wul")).toEqual(["Siti Wulandari", "Wul", "Wul7an Rahma"]);
    expect(await find("wul rah")).toEqual(["Wul7an Rahma"]);
    expect(await find("wul siti")).toEqual(["Siti Wulandari"]);
    expect(await find("wul7")).toEqual(["Wul7an Rahma"]);
  });
});
