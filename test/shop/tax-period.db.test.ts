import type { FastifyInstance } from "fastify";
import { beforeEach, expect, test } from "vitest";
import { buildApi } from "#api/http/app.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { findOrder } from "#shop/orders/orders-store.server.ts";
import { exportTaxPeriod } from "#shop/tax/tax-period.server.ts";
import { testDeps } from "../support/api.ts";
import { auditedCalls } from "../support/audited-calls.ts";
import { eachShop, placed } from "../support/shop.ts";
import { staffLogin } from "../support/staff.ts";

const npwp = "0123456789012345";

eachShop((t) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    await t.db.deleteFrom("invoice_revisions").execute();
    await t.db.deleteFrom("invoices").execute();
    const deps = { now: t.shop.now, jobs: t.jobs, shop: t.shop as ApiDeps["shop"] };
    app = await buildApi(testDeps(t.db, { ...deps, authenticate: staffLogin(t.db, t.shop.now) }), {
      calls: auditedCalls(t.db),
    });
  });
  async function call(method: "GET" | "POST" | "PUT", url: string, payload?: object, as = "finance") {
    const response = await app.inject({
      method,
      url: `/api/admin/invoices${url}`,
      headers: { authorization: `Bearer ${as}` },
      ...(payload && { payload }),
    });
    const { code, data, meta, issues } = response.body.startsWith("{") ? response.json() : {};
    return { status: response.statusCode, code, data, meta, issues };
  }
  const listOf = async (period: string) =>
    (await call("GET", `?period=${period}`)).data as { number: string; state: string; serial: string | null }[];
  /** Pays an order at a moment, for a buyer with or without an NPWP, and returns the number of its invoice. */
  async function invoiceAt(moment: string, own: { npwp?: string } = {}) {
    t.setClock(moment);
    const id = placed(await t.buy(t.user));
    const buyer = JSON.stringify({ name: "PT Kopi", address: "Jalan Melati 5, Kediri", ...own });
    await t.db.updateTable("orders").set({ buyer }).where("id", "=", id).execute();
    await t.bank(id, "pay");
    return (await findOrder(t.db, id, t.user))!.invoice!;
  }
  const fileOf = async (period: string, part = 1) => {
    const file = await exportTaxPeriod(t.db, { period, npwp, part });
    return file.ok ? [...file.xml.matchAll(/<RefDesc>(.*?)<\/RefDesc>/g)].map(([, number]) => number) : file.code;
  };

  test("a month begins and ends at midnight in Jakarta", async () => {
    // 23.59 on 30 November and 00.30 on 1 December, WIB.
    const november = await invoiceAt("2026-11-30T16:59:00Z", { npwp });
    const december = await invoiceAt("2026-11-30T17:30:00Z", { npwp });
    expect([await listOf("2026-11"), await listOf("2026-12")].map((rows) => rows.map(({ number }) => number))).toEqual([
      [november],
      [december],
    ]);
    expect(await fileOf("2026-12")).toEqual([december]);
    const { xml } = (await exportTaxPeriod(t.db, { period: "2026-12", npwp, part: 1 })) as { xml: string };
    expect(xml).toContain("<TaxInvoiceDate>2026-12-01</TaxInvoiceDate>");
  });

  test("only invoices with tax, a known buyer and no number are exported; a document completes a buyer", async () => {
    const known = await invoiceAt("2026-11-20T05:00:00Z", { npwp });
    const unknown = await invoiceAt("2026-11-20T06:00:00Z");
    expect(await fileOf("2026-11")).toEqual([known]);
    expect((await call("GET", "?period=2026-11")).meta.sums).toEqual({
      count: 2,
      dpp: 2 * 1_375_000,
      ppn: 2 * 165_000,
      total: 2 * 1_665_000,
      month: { count: 2, states: { ready: 1, incomplete: 1, numbered: 0, untaxed: 0 }, files: [1] },
    });
    const set = (document: object, as?: string) => call("PUT", `/${unknown}/tax-document`, document, as);
    expect(await set({ document: "National ID", number: "12", country: "IDN" })).toMatchObject({
      status: 400,
      issues: [{ path: "number", code: "invalid_document" }],
    });
    expect(await set({ document: "National ID", number: "3171234567890123", country: "IDN" }, "sales")).toMatchObject({
      status: 404,
    });
    expect((await set({ document: "National ID", number: "3171234567890123", country: "IDN" })).status).toBe(204);
    expect(await fileOf("2026-11")).toEqual([known, unknown]);
    const logged = await t.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "order.tax_document_set")
      .execute();
    expect(JSON.stringify(logged)).not.toContain("3171234567890123");
    expect(await call("PUT", "/INV-1/tax-document", { document: "TIN", place: "000001" })).toMatchObject({
      status: 404,
    });
  });

  test("numbers come back by paste: what holds is entered, each other line says why", async () => {
    const first = await invoiceAt("2026-11-20T05:00:00Z", { npwp });
    const second = await invoiceAt("2026-11-20T06:00:00Z", { npwp });
    const text = [
      "Nomor Faktur\tReferensi",
      `04002600000000123\t${first}`,
      "",
      `belum\t${second}`,
      "04002600000000124\tINV-202611-999999",
      `04002600000000123\t${first}`,
    ].join("\r\n");
    const { data } = await call("POST", "/serials", { text });
    expect(data.map(({ line, refusal }: { line: number; refusal: string | null }) => [line, refusal])).toEqual([
      [1, "no_invoice"],
      [2, null],
      [4, "not_a_serial"],
      [5, "unknown_invoice"],
      [6, "same"],
    ]);
    expect((await listOf("2026-11")).map(({ state, serial }) => [state, serial])).toEqual([
      ["numbered", "04002600000000123"],
      ["ready", null],
    ]);
    expect(await fileOf("2026-11")).toEqual([second]);
    const mails = t.jobs.sent.filter(({ data }) => (data as { kind?: string }).kind === "invoice_revised");
    expect(mails).toHaveLength(1);
    expect(await call("POST", "/serials", { text: "x\n".repeat(1_002) })).toMatchObject({ status: 400 });
  });

  test("an invoice stays in its file, whatever is entered for others between two downloads", async () => {
    const numbers: string[] = [];
    for (const serial of ["000001", "000002", "001000", "001001"]) {
      const number = await invoiceAt("2026-11-20T05:00:00Z", serial === "000002" ? {} : { npwp });
      numbers.push(`INV-202611-${serial}`);
      await t.db
        .updateTable("invoices")
        .set({ number: numbers.at(-1)! })
        .where("number", "=", number)
        .execute();
    }
    const [first, second, third, last] = numbers;
    expect([await fileOf("2026-11", 1), await fileOf("2026-11", 2)]).toEqual([[first, third], [last]]);
    // The first invoice gets its number and the buyer of the second is completed.
    await call("POST", "/serials", { text: `04002600000000123\t${first}` });
    await call("PUT", `/${second}/tax-document`, { document: "Passport", number: "A1234567", country: "SGP" });
    expect([await fileOf("2026-11", 1), await fileOf("2026-11", 2)]).toEqual([[second, third], [last]]);
    const filesOf = async () => (await call("GET", "?period=2026-11")).meta.sums.month.files;
    expect(await filesOf()).toEqual([1, 2]);
    await call("POST", "/serials", { text: `04002600000000124\t${second}\n04002600000000125\t${third}` });
    expect(await filesOf()).toEqual([2]);
    expect(await fileOf("2026-11", 2)).toEqual([last]);
  });

  test("a company without an NPWP exports nothing, and a month without invoices says so", async () => {
    // The company of the samples has no number of the tax office.
    expect(await call("GET", "/coretax.xml?period=2026-11")).toMatchObject({
      status: 409,
      code: "seller_without_npwp",
    });
    expect(await fileOf("2026-11")).toBe("nothing_to_export");
    expect(await fileOf("2026-10", 2)).toBe("nothing_to_export");
    expect(await call("GET", "?period=2026-13")).toMatchObject({ status: 400 });
  });

  test("pages of the list follow one another", async () => {
    const numbers = [];
    for (const hour of ["05", "06", "07"]) numbers.push(await invoiceAt(`2026-11-20T${hour}:00:00Z`, { npwp }));
    const { data, meta } = await call("GET", "?period=2026-11&limit=2");
    const next = await call("GET", `?period=2026-11&limit=2&cursor=${meta.next_cursor}`);
    expect([...data, ...next.data].map(({ number }: { number: string }) => number)).toEqual(numbers);
    expect(next.meta.next_cursor).toBeNull();
  });
});
