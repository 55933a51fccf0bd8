import fc from "fast-check";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import type { TaxRate } from "#shop/prices/money.ts";
import { priceOf } from "#shop/prices/price.ts";
import { coretaxFile, isIdentified, isSellerNumber, type TaxInvoice } from "#shop/tax/coretax.ts";
import { taxDocument } from "#shop/tax/tax-document.ts";
import { readSerialLine } from "#shop/tax/tax-serials.server.ts";

const npwp = "0123456789012345";
const elevenTwelfths: TaxRate = { from: "2025-01-01", percent: 12, base: [11, 12] };
const wholePrice: TaxRate = { from: "2022-04-01", percent: 11, base: [1, 1] };
const buyer = { name: "PT Kopi Lereng", address: "Jalan Melati 5, Kediri", npwp: "0987654321098765" };

function invoiceOf(
  {
    discount = 0,
    fee = 0,
    months = 3,
    unitPrice = 1_500_000,
    tax = elevenTwelfths,
  }: {
    discount?: number;
    fee?: number;
    months?: number;
    unitPrice?: number;
    tax?: TaxRate;
  } = {},
  own: Partial<TaxInvoice> = {},
): TaxInvoice {
  const { lines, dpp, ppn } = priceOf({
    unitPrice: rupiah(unitPrice),
    quantity: months,
    discount: discount ? { unit: "idr", value: discount, cap: null } : null,
    channelFee: rupiah(fee),
    taxRate: tax,
  });
  const number = "INV-202611-000042";
  const item = "BigSocial Growth";
  return {
    number,
    day: "2026-11-20",
    buyer,
    email: "pajak@kopi.example",
    document: null,
    item,
    lines,
    tax,
    dpp,
    ppn,
    ...own,
  };
}

const { npwp: _npwp, ...person } = buyer;

/** Each case of PAYMENTS.md, "Coretax": compared byte for byte with a file that was read by a person. */
test.each<[string, TaxInvoice]>([
  ["company", invoiceOf()],
  ["voucher-and-fee", invoiceOf({ discount: 250_000, fee: 4_440 })],
  ["place-of-business", invoiceOf({}, { document: { document: "TIN", place: "000003" } })],
  [
    "person",
    invoiceOf({}, { buyer: person, document: { document: "National ID", number: "3171234567890123", country: "IDN" } }),
  ],
  [
    "foreign-buyer",
    invoiceOf(
      { months: 1 },
      {
        buyer: { name: "Müller & Söhne <Pte> Ltd", address: "1 Raffles Place,\n#20-61 Singapore" },
        document: { document: "Passport", number: "K1234567", country: "SGP" },
      },
    ),
  ],
  ["whole-price", invoiceOf({ tax: wholePrice })],
])("the file of a %s is as the tax office's importer expects it", async (name, invoice) => {
  await expect(coretaxFile(npwp, [invoice])).toMatchFileSnapshot(`./coretax/${name}.xml`);
});

const parse = (xml: string) => new new Window().DOMParser().parseFromString(xml, "application/xml");
const textsOf = (xml: string, name: string) =>
  [...parse(xml).querySelectorAll(name)].map((node) => node.textContent ?? "");
const sumOf = (xml: string, name: string) => textsOf(xml, name).reduce((total, text) => total + Number(text), 0);

test("the sums of a file are those of its invoices, whatever voucher and fee", () => {
  const amounts = fc.record({
    unitPrice: fc.integer({ min: 1, max: 50_000_000 }),
    months: fc.integer({ min: 1, max: 24 }),
    discount: fc.integer({ min: 0, max: 60_000_000 }),
    fee: fc.integer({ min: 0, max: 50_000 }),
    tax: fc.constantFrom(elevenTwelfths, wholePrice),
  });
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 4 }), (many) => {
      const invoices = many.map((each) => invoiceOf(each));
      const xml = coretaxFile(npwp, invoices);
      const total = (pick: "dpp" | "ppn") => invoices.reduce((sum, invoice) => sum + invoice[pick], 0);
      expect(sumOf(xml, "OtherTaxBase")).toBe(total("dpp"));
      expect(sumOf(xml, "VAT")).toBe(total("ppn"));
      for (const name of ["OtherTaxBase", "VAT", "TaxBase"])
        expect(textsOf(xml, name).every((text) => /^\d+$/.test(text))).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("texts of buyers keep their meaning and break no file", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (name) => {
      const xml = coretaxFile(npwp, [invoiceOf({}, { buyer: { ...buyer, name } })]);
      expect(textsOf(xml, "TIN")).toEqual([npwp]);
      expect(textsOf(xml, "BuyerName")).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
  const name = "Tono & Anak <Jaya> ]]>";
  expect(textsOf(coretaxFile(npwp, [invoiceOf({}, { buyer: { ...buyer, name } })]), "BuyerName")).toEqual([name]);
});

test("a buyer is known by an NPWP or by a document of their own", () => {
  const document = { document: "National ID", number: "3171234567890123", country: "IDN" } as const;
  expect(isIdentified({ buyer, document: null })).toBe(true);
  expect(isIdentified({ buyer: person, document })).toBe(true);
  expect(isIdentified({ buyer: person, document: null })).toBe(false);
  expect(isIdentified({ buyer: person, document: { document: "TIN", place: "000001" } })).toBe(false);
  expect([npwp, "0000000000000000", "123"].map(isSellerNumber)).toEqual([true, false, false]);
});

test("numbers of documents are read without their spaces and checked by their kind", () => {
  const read = (given: object) => taxDocument.safeParse(given);
  expect(read({ document: "National ID", number: "3171 2345 6789 0123", country: "idn" }).data).toEqual({
    document: "National ID",
    number: "3171234567890123",
    country: "IDN",
  });
  const issuesOf = (given: object) => read(given).error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(issuesOf({ document: "National ID", number: "123", country: "IDN" })).toEqual([
    ["number", "invalid_document"],
  ]);
  expect(issuesOf({ document: "Passport", number: "K1234567", country: "Singapura" })).toEqual([
    ["country", "invalid_country"],
  ]);
  expect(issuesOf({ document: "TIN", place: "12" })).toEqual([["place", "invalid_place"]]);
});

test.each([
  ["INV-202611-000042\t04002600000000123", "INV-202611-000042", "04002600000000123", null],
  ["04.00.26.00000000123;inv-202611-000042;PT Kopi", "INV-202611-000042", "04002600000000123", null],
  [
    '"0987654321098765","PT Kopi","INV-202611-000042","04002600000000123"',
    "INV-202611-000042",
    "04002600000000123",
    null,
  ],
  ["INV-202611-000042 04002600000000123", "INV-202611-000042", "04002600000000123", null],
  ["INV-202611-000042;0100026123456789", "INV-202611-000042", "0100026123456789", null],
  ["0987654321098765;INV-202611-000042;0100026123456789", "INV-202611-000042", null, "ambiguous"],
  ["INV-202611-000042;belum", "INV-202611-000042", null, "not_a_serial"],
  ["Nomor;Referensi", null, null, "no_invoice"],
])("%s is read", (line, invoice, serial, refusal) => {
  expect(readSerialLine(line)).toEqual({ invoice, serial, refusal });
});
