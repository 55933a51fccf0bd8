import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { rupiah } from "#money/rupiah.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { markRefundSent, recordRefund } from "#shop/refunds/refunds.server.ts";
import { testDeps } from "../support/api.ts";
import { eachShop, orderOf, placed, rina } from "../support/shop.ts";
import { readSpreadsheet } from "../support/spreadsheet.ts";
import { staffLogin } from "../support/staff.ts";
import { readXlsx } from "../support/xlsx.ts";

eachShop((t) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const deps = { now: t.shop.now, jobs: t.jobs, shop: t.shop as ApiDeps["shop"] };
    app = await buildApi(testDeps(t.db, { ...deps, authenticate: staffLogin(t.db, t.shop.now) }));
  });
  const get = (path: string, { as = "finance", language = "" } = {}) =>
    app.inject({ url: `/api/admin${path}`, headers: { authorization: `Bearer ${as}`, "accept-language": language } });
  const rowsOf = async (path: string) => readSpreadsheet((await get(path)).body);
  /** Orders and pays at a moment, for a buyer whose name a spreadsheet might run. */
  async function paidAt(moment: string) {
    t.setClock(moment);
    const id = placed(await t.buy(t.user));
    const buyer = JSON.stringify({ name: "=1+1", address: "Jalan Melati 5, Kediri", npwp: "0123456789012345" });
    await t.db.updateTable("orders").set({ buyer }).where("id", "=", id).execute();
    await t.bank(id, "pay");
    return (await orderOf(t.db, id)).number;
  }

  test("23.59 on the last of a month and 00.30 on the first lie in their months, in each file", async () => {
    const november = await paidAt("2026-11-30T16:59:00Z");
    const december = await paidAt("2026-11-30T17:30:00Z");
    for (const [number, moment, recorded] of [
      [november, "2026-11-30T16:59:30Z", "2026-11-30 23:59"],
      [december, "2026-11-30T17:31:00Z", "2026-12-01 00:31"],
    ] as const) {
      t.setClock(moment);
      const recording = await recordRefund(t.shop, {
        orderNumber: number,
        amount: rupiah(1_000),
        by: rina,
        note: "diskon",
      });
      if (!recording.ok) throw new Error(recording.code);
      await markRefundSent(t.shop, recording.refund.id, { by: rina, proof: "TRF-1" });
      const period = recorded.slice(0, 7);
      const others = [november, december].filter((each) => each !== number);
      for (const path of ["invoices", "payments", "refunds"]) {
        const orders = (await rowsOf(`/books/${path}.csv?period=${period}`)).map((row) => row["Nomor pesanan"]);
        expect(orders, path).toContain(number);
        expect(orders).not.toContain(others[0]);
      }
      const [refund] = await rowsOf(`/books/refunds.csv?period=${period}`);
      expect(refund).toMatchObject({
        "Dikirim atau dibatalkan (WIB)": recorded,
        Status: "Terkirim",
        Cakupan: "Sebagian",
      });
    }
    const placedIn = async (query: string) =>
      (await rowsOf(`/orders/export.csv?${query}`)).map((row) => row["Nomor pesanan"]);
    expect(await placedIn("from=2026-12-01&to=2026-12-31")).toEqual([december]);
    expect(await placedIn("from=2026-11-30&to=2026-11-30")).toEqual([november]);
    expect((await rowsOf("/orders/export.csv?from=2026-12-01"))[0]).toMatchObject({
      "Dipesan (WIB)": "2026-12-01 00:30",
      "Tanggal bayar": "2026-12-01",
    });
  });

  test("an invoice has its tax, money and documents, in the words and signs of its reader", async () => {
    const number = await paidAt("2026-10-20T05:00:00Z");
    const { id, dpp, ppn, total } = await orderOf(t.db, (await byNumber(number)).id);
    const { invoice } = (await findOrder(t.db, id, t.user))!;
    const [row] = await rowsOf("/books/invoices.csv?period=2026-10");
    expect(row).toMatchObject({
      "Nomor tagihan": invoice,
      "Terbit (WIB)": "2026-10-20 12:00",
      "Status pesanan": "Dibayar",
      "Faktur pajak": "Siap dikirim",
      Pembeli: "'=1+1",
      "NITKU pembeli": "0123456789012345000000",
      DPP: String(dpp),
      PPN: String(ppn),
      "Jumlah tagihan": String(total),
      "Tanggal bayar": "2026-10-20",
      "Uang diterima": String(total),
      "Belum dibayar": "0",
    });
    const english = (await get("/books/invoices.csv?period=2026-10", { language: "en" })).body.split("\r\n");
    expect(english[0]).toContain('"Issued (WIB)","Order","Order state"');
    expect(english[1]).toContain('"Paid"');
    expect((await get("/books/invoices.csv?period=2026-10", { as: "sales" })).statusCode).toBe(404);

    const file = await get("/books/invoices.csv?period=2026-10&format=xlsx", { language: "en" });
    expect(file.headers).toMatchObject({
      "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "content-disposition": 'attachment; filename="invoices-2026-10.xlsx"',
    });
    const [head, first] = readXlsx(file.rawPayload);
    const cell = (name: string) => first![head!.indexOf(name)];
    // A text stays a text; numbers are numbers; 12.00 on 20 October 2026 is a day and a half of days since 1899.
    expect([cell("Buyer"), cell("Buyer NPWP"), cell("Total"), cell("Order state")]).toEqual([
      ...["=1+1", "0123456789012345", total, "Paid"],
    ]);
    expect(cell("Issued (WIB)")).toBe(46_315.5);
    expect(cell("Paid on")).toBe(46_315);
    expect(await actions()).toContain("order.books_exported");
  });

  const byNumber = (number: string) =>
    t.db.selectFrom("orders").select("id").where("number", "=", number).executeTakeFirstOrThrow();
  const actions = async () =>
    (await t.db.selectFrom("audit_log").select("action").execute()).map(({ action }) => action);
});
