import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { rupiah, zero } from "#money/rupiah.ts";
import { invoicePdf } from "#shop/invoices/invoice-file.server.ts";
import { reviseInvoice } from "#shop/invoices/revise-invoice.server.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { collectShopData } from "#shop/orders/personal-orders.server.ts";
import { decideReview } from "#shop/orders/review-decision.server.ts";
import { recordRefund } from "#shop/refunds/refunds.server.ts";
import { exportTaxPeriod } from "#shop/tax/tax-period.server.ts";
import { taxStates } from "#shop/tax/tax-states.ts";
import { testDeps } from "../support/api.ts";
import { textOf } from "../support/pdf-text.ts";
import { eachShop, orderOf, placed, rina } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";

const npwp = "0123456789012345";

eachShop((t) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const deps = { now: t.shop.now, jobs: t.jobs, shop: t.shop as ApiDeps["shop"] };
    app = await buildApi(testDeps(t.db, { ...deps, authenticate: staffLogin(t.db, t.shop.now) }));
  });
  const call = (method: "GET" | "PUT", url: string, payload?: object, as = "finance") =>
    app.inject({
      method,
      url: `/api/admin/invoices${url}`,
      headers: { authorization: `Bearer ${as}` },
      ...(payload && { payload }),
    });
  const invoiceOf = async (id: string) => (await findOrder(t.db, id, t.user))!.invoice!;

  test("a buyer is corrected by a numbered revision with its reason; earlier issues stay, and Coretax gets the new one", async () => {
    t.setClock("2026-11-20T05:00:00Z");
    const id = await t.paid();
    const number = await invoiceOf(id);
    const first = await invoicePdf(t.shop, id, "id");
    const correction = {
      ...{ revision: 0, reason: "NPWP menyusul", place: "000001" },
      buyer: { name: "PT Kopi Kenangan", address: "Jalan Melati 5, Kediri", npwp: "01.234.567.8-901.2345" },
    };
    const correct = (change: object, as?: string) => call("PUT", `/${number}/buyer`, { ...correction, ...change }, as);
    expect((await correct({}, "sales")).statusCode).toBe(404);
    expect((await correct({ buyer: { ...correction.buyer, npwp: "12" } })).json()).toMatchObject({
      issues: [{ path: "buyer.npwp", code: "invalid_npwp" }],
    });
    expect((await correct({})).statusCode).toBe(204);
    // Somebody else corrected it meanwhile; the same again changes nothing.
    expect((await correct({})).json().code).toBe("stale_version");
    expect((await correct({ revision: 1 })).json().code).toBe("nothing_changed");
    expect(t.jobs.sent.at(-1)).toEqual({ queue: "order-mail", data: { order: id, kind: "invoice_revised" } });
    expect(textOf(await invoicePdf(t.shop, id, "id", 1))).toContain("PT Kopi Kenangan");
    expect(await invoicePdf(t.shop, id, "id")).toEqual(first);

    const listed = async () =>
      (await call("GET", "?period=2026-11")).json().data.find((row: { number: string }) => row.number === number);
    expect(await listed()).toMatchObject({
      revision: 1,
      state: "ready",
      buyer: { name: "PT Kopi Kenangan" },
      place: "000001",
    });
    const file = await exportTaxPeriod(t.db, { period: "2026-11", npwp, part: 1 });
    expect(file.ok && file.xml).toContain(`<BuyerIDTKU>${npwp}000001</BuyerIDTKU>`);
    expect(file.ok && file.xml).toContain("<BuyerName>PT Kopi Kenangan</BuyerName>");
    // The number of the tax office comes later, and the buyer stays corrected.
    await reviseInvoice(t.shop, { invoice: number, serial: "04002600000000042", by: rina });
    expect(await listed()).toMatchObject({ revision: 2, state: "numbered", buyer: { name: "PT Kopi Kenangan" } });
    const revised = textOf(await invoicePdf(t.shop, id, "id", 2));
    for (const text of ["PT Kopi Kenangan", "04002600000000042"]) expect(revised).toContain(text);
    const logged = await t.db
      .selectFrom("audit_log")
      .select(["after", "reason"])
      .where("action", "=", "order.buyer_corrected")
      .execute();
    expect(logged.at(-1)).toMatchObject({
      reason: "NPWP menyusul",
      after: { revision: 1, fields: ["name", "address", "npwp", "nitku"] },
    });

    // What is stored of a person is in their export.
    const { invoice_revisions: exported } = (await collectShopData(t.db, t.user)) as { invoice_revisions: unknown };
    expect(exported).toMatchObject([{ buyer: { name: "PT Kopi Kenangan" } }, { revision: 2 }]);
  });

  test("sums are those of all pages of what the filter shows", async () => {
    t.setClock("2026-07-10T05:00:00Z");
    const ids = [];
    for (let bought = 0; bought < 9; bought++) ids.push(await t.paid());
    await t.refund(ids[0]!);
    await t.bank(ids[1]!, "deny");
    await t.db.updateTable("orders").set({ ppn: zero, dpp: zero }).where("id", "in", ids.slice(2, 4)).execute();
    await t.db
      .updateTable("orders")
      .set({ total: rupiah(9_000_000) })
      .where("id", "=", ids[4]!)
      .execute();
    for (const id of ids.slice(5, 7)) {
      const invoice = await invoiceOf(id);
      await reviseInvoice(t.shop, { invoice, serial: `0400260000000${invoice.slice(-4)}`, by: rina });
    }
    await t.db
      .updateTable("orders")
      .set({ tax_document: JSON.stringify({ document: "National ID", number: "3201012345678901", country: "IDN" }) })
      .where("id", "=", ids[7]!)
      .execute();
    const fields = ["dpp", "ppn", "total", "received", "refunded", "outstanding"] as const;
    for (const state of ["", ...taxStates]) {
      const filter = `period=2026-07${state && `&state=${state}`}`;
      const rows: Record<(typeof fields)[number], number>[] = [];
      let sums: Record<string, number> = {};
      for (let cursor = ""; ; ) {
        const { data, meta } = (await call("GET", `?${filter}&limit=2${cursor && `&cursor=${cursor}`}`)).json();
        rows.push(...data);
        sums = { ...sums, ...meta.sums };
        if (meta.next_cursor === null) break;
        cursor = encodeURIComponent(meta.next_cursor);
      }
      Object.assign(sums, (await call("GET", `/money?${filter}`)).json().data);
      expect(rows.length, state).toBeGreaterThan(0);
      expect(sums, state).toMatchObject({
        count: rows.length,
        ...Object.fromEntries(fields.map((field) => [field, rows.reduce((sum, row) => sum + row[field], 0)])),
        month: { count: ids.length },
      });
    }
  });

  test("what a person accepted as missing is outstanding and ages from its invoice; a rounding difference is not", async () => {
    const money = async (period: string) => (await call("GET", `/money?period=${period}`)).json().data;
    t.setClock("2026-08-10T05:00:00Z");
    const before = (await money("2026-08")).ageing;
    const numbers: string[] = [];
    const short = async (missing: number) => {
      const id = placed(await t.buy(t.user));
      const { number, total } = await orderOf(t.db, id);
      await t.bank(id, "pay-wrong-amount");
      await t.db
        .updateTable("payment_receipts")
        .set({ amount: total - missing })
        .where("order_id", "=", id)
        .execute();
      await decideReview(t.shop, { orderNumber: number, by: rina, note: "diterima", proof: "" }, "paid");
      numbers.push(number);
      return total;
    };
    const total = (await short(1_000)) + (await short(500_000));
    const { received, outstanding, ageing } = await money("2026-08");
    expect({ received, outstanding }).toEqual({ received: total - 501_000, outstanding: 500_000 });
    expect(ageing.not_due).toEqual({ count: before.not_due.count + 1, amount: before.not_due.amount + 500_000 });
    for (const [day, bucket] of [
      ["2026-09-09", "to_30"],
      ["2026-09-10", "to_60"],
      ["2026-11-08", "to_90"],
      ["2026-11-09", "over_90"],
    ] as const) {
      t.setClock(`${day}T05:00:00Z`);
      expect((await money("2026-08")).ageing[bucket], day).toEqual({ count: 1, amount: 500_000 });
    }
    // All that was paid is returned: the sale is undone, and its invoice asks for nothing any more.
    await recordRefund(t.shop, { orderNumber: numbers[1]!, by: rina, note: "batal", proof: "TRF-1" });
    expect(await money("2026-08")).toMatchObject({
      credited: total / 2,
      refunded: total / 2 - 500_000,
      outstanding: 0,
      ageing: { over_90: { count: 0, amount: 0 } },
    });
  });
});
