import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { shopRetention } from "#shop/retention/shop-retention.server.ts";
import { eachShop, orderOf, placed, voucherOf } from "../support/shop.ts";
import { insertRow } from "./insert-row.ts";

/** The last moment of the tenth year after 2026, and the first one after it, in Jakarta. */
const [within, after] = [new Date("2036-12-31T16:59:59Z"), new Date("2036-12-31T17:00:00Z")];

eachShop((t) => {
  /** Returns the tables in which a text still occurs. */
  async function tablesWith(db: Database, text: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await sql`select 1 from ${sql.table(name)} as r where r::text like ${`%${text}%`} limit 1`.execute(
        db,
      );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }

  test("an order is deleted with all that belongs to it ten years after the end of its year", async () => {
    const voucher = await t.voucher();
    const id = await t.paid({ voucher_code: voucher });
    const { number } = await orderOf(t.db, id);
    await t.refund(id);
    await t.db
      .insertInto("invoice_pdfs")
      .values({ order_id: id, locale: "id", bytes: Buffer.from("pdf") })
      .execute();
    const credit = await t.db.selectFrom("credit_notes").select("number").where("order_id", "=", id).executeTakeFirst();
    await insertRow(t.db, "document_pdfs", { document: credit!.number });
    await insertRow(t.db, "sent_mails", { order_id: id, at: after });
    await insertRow(t.db, "settlement_files", { id: 1, format: "other", state: "posted", uploaded_at: after });
    await insertRow(t.db, "settlement_rows", { file_id: 1, order_id: id, kind: "payment", result: "matched" });

    await applyRetention(t.db, shopRetention, within);
    expect(await tablesWith(t.db, id)).toContain("orders");
    await applyRetention(t.db, shopRetention, after);
    for (const text of [id, number, t.user, credit!.number])
      expect((await tablesWith(t.db, text)).filter((name) => name !== "audit_log")).toEqual([]);
    // The voucher stays used, and no number is issued again.
    expect(await voucherOf(t.db, voucher)).toEqual({ held: 0, used: 1 });
    expect(await t.db.selectFrom("invoice_counters").select("month").execute()).not.toEqual([]);
  });

  test("an order that needs a person, and one whose term still runs, stay", async () => {
    const doubled = placed(await t.buy(t.user));
    await t.bank(doubled, "pay-twice");
    const running = await t.paid({ package_id: "big-view-starter" });
    await t.db
      .updateTable("subscription_terms")
      .set({ last_day: "2027-01-01" })
      .where("order_id", "=", running)
      .execute();
    await applyRetention(t.db, shopRetention, after);
    const left = await t.db.selectFrom("orders").select("id").where("user_id", "=", t.user).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([doubled, running].sort());
  });

  test("more orders than fit in a batch", async () => {
    for (let count = 0; count < 60; count++) await insertRow(t.db, "orders", { user_id: t.user });
    await applyRetention(t.db, shopRetention, after);
    expect(await tablesWith(t.db, t.user)).toEqual([]);
  });
});
