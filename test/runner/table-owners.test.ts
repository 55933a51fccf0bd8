import { expect, test } from "vitest";
import { foreignWrites, tableOwners } from "../../scripts/table-owners.ts";

const tables = {
  path: "src/leads/tables.server.ts",
  text: `declare module "#infra/database/tables.server.ts" {
  interface Tables {
    leads: LeadTable;
    lead_events: {
      id: number;
    };
    contact_days: ContactDayTable;
  }
}`,
};
const written = (text: string, path = "src/shop/orders/pay.server.ts") => foreignWrites([tables, { path, text }]);

test("tables belong to the folder that declares them, and columns declared on the spot are none", () => {
  expect([...tableOwners([tables])]).toEqual([
    ["pgboss.job", "src/infra"],
    ["leads", "src/leads"],
    ["lead_events", "src/leads"],
    ["contact_days", "src/leads"],
  ]);
  expect(() => tableOwners([tables, { ...tables, path: "src/shop/tables.server.ts" }])).toThrow("both declare leads");
});

test.each([
  'trx.insertInto("leads").values(row)',
  'trx\n  .updateTable("leads as lead")',
  'db.deleteFrom(\n  "leads",\n)',
  'await deleteInBatches(db, "leads", due)',
  "sql`insert into leads as stored (id) values (1)`",
  "sql`UPDATE leads SET state = 'new'`",
  "sql`with moved as (update only leads lead\n  set state = 'new' returning id) select 1`",
  "sql`delete from leads where true`",
  "export const orderRetention = {\n  leads: {\n    delete: [] },\n} as const satisfies RetentionTable;",
])("a write from another folder is found: %s", (text) => {
  expect(written(text)).toEqual([
    "src/shop/orders/pay.server.ts: writes leads, which only src/leads may write: call a function of it",
  ]);
});

test.each([
  ['db.selectFrom("leads").selectAll()', undefined],
  ["sql`select id from leads for update`", undefined],
  ['trx.insertInto("orders").values(row)', undefined],
  ["// Who may update leads, sets it here", undefined],
  ['trx.insertInto("leads").values(row)', "src/leads/inbox/change-lead.server.ts"],
  ['trx.insertInto("leads").values(row)', "src/shop/orders/pay.db.test.ts"],
  ['trx.insertInto("leads").values(row)', "src/seeds/large/seed-leads.server.ts"],
  ["sql`update leads set state = 'new'`", "src/infra/migrations/0050-state.server.ts"],
])("a read, and a write of the owner, of sample data, a migration or a test is none: %s", (text, path) => {
  expect(written(text, path)).toEqual([]);
});
