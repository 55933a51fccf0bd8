import { expect, test } from "vitest";
import { textOf } from "../../../test/support/pdf-text.ts";
import { eachShop, rina } from "../../../test/support/shop.ts";
import { findOrder } from "../orders/orders-store.server.ts";
import { invoicePdf } from "./invoice-file.server.ts";
import { reviseInvoice } from "./revise-invoice.server.ts";

eachShop((t) => {
  test("a faktur pajak number is added as a revision; earlier issues are not changed", async () => {
    const id = await t.paid();
    const number = (await findOrder(t.db, id, t.user))!.invoice!;
    const first = await invoicePdf(t.shop, id, "id");
    const enter = (serial: string) => reviseInvoice(t.shop, { invoice: number, serial, by: rina });
    expect(await enter("123")).toEqual({ ok: false, code: "not_a_serial" });
    expect(await reviseInvoice(t.shop, { invoice: "INV-1", serial: "04002600000000042", by: rina })).toEqual({
      ok: false,
      code: "unknown_invoice",
    });
    t.setClock("2026-11-24T03:00:00Z");
    expect(await enter("0400 2600 0000 0004 2")).toEqual({ ok: true, revision: 1, serial: "04002600000000042" });
    expect(await enter("04002600000000042")).toEqual({ ok: false, code: "same" });
    expect(t.jobs.sent.at(-1)).toEqual({ queue: "order-mail", data: { order: id, kind: "invoice_revised" } });
    // A wrong number is corrected by the next revision.
    expect(await enter("04002600000000043")).toMatchObject({ revision: 2 });
    expect((await findOrder(t.db, id, t.user))?.invoice_revision).toBe(2);

    const words = async (revision: number) => textOf(await invoicePdf(t.shop, id, "id", revision));
    expect(await words(0)).not.toContain("faktur pajak");
    expect(await words(1)).toContain("1, 24 November 2026\nNomor seri faktur pajak\n04002600000000042");
    expect(await words(2)).toContain("04002600000000043");
    for (const revision of [0, 1, 2])
      expect(await invoicePdf(t.shop, id, "id", revision)).toEqual(await invoicePdf(t.shop, id, "id", revision));
    expect(await invoicePdf(t.shop, id, "id")).toEqual(first);
  });

  test("two numbers entered at once make two revisions", async () => {
    const id = await t.paid();
    const invoice = (await findOrder(t.db, id, t.user))!.invoice!;
    const both = ["04002600000000051", "04002600000000052"].map((serial) =>
      reviseInvoice(t.shop, { invoice, serial, by: rina }),
    );
    const revisions = (await Promise.all(both)).map((each) => each.ok && each.revision);
    expect(revisions.sort()).toEqual([1, 2]);
  });
});
