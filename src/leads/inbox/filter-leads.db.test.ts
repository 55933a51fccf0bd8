import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/support/databases.ts";
import { addLead } from "../../../test/support/stored-leads.ts";
import { countWaitingLeads } from "./count-waiting-leads.server.ts";
import { listLeads } from "./list-leads.server.ts";

eachDatabase((open) => {
  test("a request of Friday has waited one working day on Monday, and a merged one waits no longer", async () => {
    const { db } = await open();
    // Friday, 09:00 in Jakarta.
    const friday = await addLead(db, { name: "Jumat" }, 0);
    const merged = await addLead(db, { name: "Gabungan" }, 1);
    await db.updateTable("leads").set({ merged_into: friday }).where("id", "=", merged).execute();
    const waiting = async (now: Date) => {
      const order = { sort: "received", direction: "newest" } as const;
      const page = await listLeads(db, { filter: { age: "waited-1" }, order, limit: 10, now });
      return page.rows.map(({ name }) => name);
    };
    const sunday = new Date("2026-11-22T12:00:00Z");
    const monday = new Date("2026-11-23T02:30:00Z");
    expect([await waiting(sunday), await waiting(monday)]).toEqual([[], ["Jumat"]]);
    expect(await countWaitingLeads(db, sunday)).toMatchObject({ inTime: 1, overdue: 0 });
    expect(await countWaitingLeads(db, monday)).toMatchObject({ inTime: 0, overdue: 1 });
  });
});
