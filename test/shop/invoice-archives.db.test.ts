import type { FastifyInstance } from "fastify";
import { unzipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { applyRetention } from "#infra/retention/apply-retention.server.ts";
import { writeArchive } from "#shop/invoice-archives/write-archive.server.ts";
import { invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { reviseInvoice } from "#shop/invoices/revise-invoice.server.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { shopRetention } from "#shop/retention/shop-retention.server.ts";
import { testDeps } from "../support/api.ts";
import { eachShop, rina } from "../support/shop.ts";
import { createStaff, staffLogin } from "../support/staff.ts";

eachShop((t) => {
  let app: FastifyInstance;
  /** Of the invoices of a test. */
  let period: string;
  beforeEach(async () => {
    const deps = { now: t.shop.now, jobs: t.jobs, shop: t.shop as ApiDeps["shop"] };
    app = await buildApi(testDeps(t.db, { ...deps, authenticate: staffLogin(t.db, t.shop.now) }));
    await t.db.deleteFrom("invoice_archives").execute();
    for (const id of ["finance", "finance:2"]) await createStaff(t.db, id, t.shop.now());
  });
  const call = (method: "GET" | "POST", url = "", payload?: object, as = "finance") =>
    app.inject({
      method,
      url: `/api/admin/invoices/archives${url}`,
      headers: { authorization: `Bearer ${as}` },
      ...(payload && { payload }),
    });
  const ask = async (of: object) => (await call("POST", "", { period, locale: "id", ...of })).json().data.id;
  const listed = async (as?: string) => (await call("GET", "", undefined, as)).json().data;
  const bytesOf = async (id: string) => (await call("GET", `/${id}/file`)).rawPayload;
  const storedParts = async (id: string) =>
    t.db.selectFrom("invoice_archive_parts").select("position").where("archive_id", "=", id).execute();
  /** Returns two orders of a month of their own, of which the first has its number of the tax office. */
  async function twoInvoices(month: string) {
    period = month;
    t.setClock(`${month}-10T05:00:00Z`);
    const ids = [await t.paid(), await t.paid()] as const;
    const numbers = await Promise.all(ids.map(async (id) => (await findOrder(t.db, id, t.user))!.invoice!));
    await reviseInvoice(t.shop, { invoice: numbers[0]!, serial: "04002600000000042", by: rina });
    return { ids, numbers };
  }

  test("an archive of a filter is written by a job, and whoever asked for it downloads it", async () => {
    const { ids, numbers } = await twoInvoices("2026-05");
    expect((await call("POST", "", { period: "2019-01", locale: "id" })).json().code).toBe("nothing_to_export");
    const id = await ask({});
    expect(t.jobs.sent.at(-1)).toEqual({ queue: "invoice-archive", data: { archive: id } });
    expect(await listed()).toMatchObject([{ id, state: "waiting", done: 0, total: 2 }]);
    expect((await call("GET", `/${id}/file`)).json().code).toBe("not_ready");
    await writeArchive(t.shop, id);
    expect(await listed()).toMatchObject([{ id, state: "ready", done: 2, total: 2 }]);

    const reply = await call("GET", `/${id}/file`);
    expect(reply.headers).toMatchObject({
      "content-disposition": 'attachment; filename="invoices-2026-05.zip"',
      "content-length": String(reply.rawPayload.length),
    });
    const files = unzipSync(reply.rawPayload);
    expect(Object.keys(files)).toEqual([`tagihan-${numbers[0]}-revisi-1.pdf`, `tagihan-${numbers[1]}.pdf`]);
    expect(Buffer.from(files[`tagihan-${numbers[0]}-revisi-1.pdf`]!)).toEqual(
      await invoicePdf(t.shop, ids[0], "id", 1),
    );
    // The notification is read with it.
    const unread = t.db
      .selectFrom("notifications")
      .select("step")
      .where("object_id", "=", id)
      .where("read_at", "is", null);
    expect(await unread.execute()).toEqual([]);

    const numbered = await ask({ state: "numbered", locale: "en" });
    await writeArchive(t.shop, numbered);
    expect(Object.keys(unzipSync(await bytesOf(numbered)))).toEqual([`invoice-${numbers[0]}-revision-1.pdf`]);
    const logged = await t.db
      .selectFrom("audit_log")
      .select("after")
      .where("action", "=", "order.books_exported")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(logged.after).toEqual({
      ...{ file: "invoice-files", period: "2026-05", part: 1, locale: "en" },
      ...{ state: "numbered", rows: 1 },
    });
  });

  test("it is nobody else's, and nobody's after a day", async () => {
    await twoInvoices("2026-06");
    const id = await ask({});
    await writeArchive(t.shop, id);
    expect(await listed("finance:2")).toEqual([]);
    for (const [as, status] of [
      ["finance:2", 404],
      ["sales", 404],
      ["viewer", 404],
      ["finance", 200],
    ] as const)
      expect((await call("GET", `/${id}/file`, undefined, as)).statusCode, as).toBe(status);
    t.setClock(24 * 3_600_000);
    expect((await call("GET", `/${id}/file`)).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
    t.setClock(1);
    await applyRetention(t.db, { invoice_archives: shopRetention.invoice_archives }, t.shop.now());
    expect(await storedParts(id)).toEqual([]);
  });

  test("who asks for the same again gets a new one, and the job of the first ends; the oldest of many gives way", async () => {
    await twoInvoices("2026-07");
    const first = await ask({});
    const second = await ask({});
    await writeArchive(t.shop, first);
    expect(await listed()).toMatchObject([{ id: second, state: "waiting" }]);
    for (const state of ["numbered", "incomplete"])
      for (const locale of ["id", "en"]) {
        t.setClock(1_000);
        await ask({ state, locale });
      }
    t.setClock(1_000);
    const last = await ask({ locale: "en" });
    const kept = (await listed()).map((each: { id: string }) => each.id);
    expect(kept).toHaveLength(5);
    expect(kept[0]).toBe(last);
    expect(kept).not.toContain(second);
  });

  test("one whose attempt was overtaken stores nothing more; a repeated job begins anew", async () => {
    await twoInvoices("2026-08");
    const id = await ask({});
    await t.db
      .updateTable("invoice_archives")
      .set({ state: "running", attempt: 4, done: 1 })
      .where("id", "=", id)
      .execute();
    await t.db
      .insertInto("invoice_archive_parts")
      .values({ archive_id: id, position: 0, bytes: Buffer.from("of a killed process") })
      .execute();
    let transactions = 0;
    const overtaken = new Proxy(t.db, {
      get(db, name) {
        const value = Reflect.get(db, name, db);
        if (name !== "transaction" || ++transactions !== 2) return typeof value === "function" ? value.bind(db) : value;
        // A later attempt begins between the first step of this one and the second.
        const execute = async (work: (trx: Trx) => Promise<unknown>) => {
          await db.updateTable("invoice_archives").set({ attempt: 6 }).where("id", "=", id).execute();
          return db.transaction().execute(work);
        };
        return () => ({ execute });
      },
    });
    await writeArchive({ ...t.shop, db: overtaken }, id);
    expect(transactions).toBe(2);
    expect(await storedParts(id)).toEqual([]);
    expect(await listed()).toMatchObject([{ state: "running" }]);
    await writeArchive(t.shop, id);
    expect(Object.keys(unzipSync(await bytesOf(id)))).toHaveLength(2);
  });

  test("one that cannot be written says so, keeps nothing, and is asked for again", async () => {
    const { ids } = await twoInvoices("2026-09");
    const id = await ask({});
    await t.db.deleteFrom("invoice_pdfs").execute();
    await t.db.deleteFrom("document_pdfs").execute();
    const { seller } = await t.db
      .selectFrom("invoices")
      .select("seller")
      .where("order_id", "=", ids[1])
      .executeTakeFirstOrThrow();
    await t.db.updateTable("invoices").set({ seller: "{}" }).where("order_id", "=", ids[1]).execute();
    await expect(writeArchive(t.shop, id)).rejects.toThrow();
    expect(await listed()).toMatchObject([{ id, state: "failed" }]);
    expect(await storedParts(id)).toEqual([]);
    // The repeated job leaves it alone.
    await writeArchive(t.shop, id);
    await t.db
      .updateTable("invoices")
      .set({ seller: JSON.stringify(seller) })
      .where("order_id", "=", ids[1])
      .execute();
    const again = await ask({});
    await writeArchive(t.shop, again);
    expect(await listed()).toMatchObject([{ id: again, state: "ready" }]);
  });
});
