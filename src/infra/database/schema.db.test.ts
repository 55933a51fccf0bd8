import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/support/databases.ts";
import { describeSchema } from "./describe-schema.server.ts";

const committed = readFileSync("src/infra/database/schema.sql", "utf8").replace(/^(--.*\n)+\n/, "");

eachDatabase((open) => {
  test("schema.sql is what the migrations make; `npm run schema` writes it", async () => {
    const { db } = await open();
    // A function that each start replaces (leads/requests/store-lead.server.ts).
    await sql`drop function store_lead`.execute(db);
    expect(await describeSchema(db)).toBe(committed);
    await sql`alter table leads add column added_by_an_edited_migration text`.execute(db);
    expect(await describeSchema(db)).not.toBe(committed);
  });
});
