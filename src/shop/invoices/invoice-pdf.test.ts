import { expect, test } from "vitest";
import { minus, rupiah } from "#money/rupiah.ts";
import { textOf } from "../../../test/support/pdf-text.ts";
import { priceOf } from "../prices/price.ts";
import { taxRateOn } from "../prices/tax-rates.ts";
import { renderCreditNote } from "./credit-note-pdf.server.ts";
import type { InvoiceData } from "./invoice-data.server.ts";
import { renderInvoice } from "./invoice-pdf.server.ts";

// PAYMENTS.md section 4, the worked example.
const tax = taxRateOn("2026-11-20");
const price = priceOf({
  unitPrice: rupiah(350_000),
  quantity: 3,
  discount: { unit: "idr", value: 50_000, cap: null },
  channelFee: rupiah(4_000),
  taxRate: tax,
});
const upgrade = { unitPrice: rupiah(96_774), quantity: 1, discount: null, channelFee: rupiah(0), taxRate: tax };
const seller = {
  name: "PT Penjual (perusahaan contoh)",
  address: "Jalan Satu 1, Jakarta",
  npwp: "0123456789012345",
  email: "halo@penjual.example",
  phone: "+62 21 5000 1234",
  en: { name: "PT Penjual (sample company)", address: "Jalan Satu 1, West Jakarta" },
};
const invoice: InvoiceData = {
  number: "INV-202612-000042",
  // The first of December in Jakarta.
  issuedAt: new Date("2026-11-30T17:30:00Z"),
  revision: null,
  orderNumber: "ORD-202611-000041",
  seller,
  buyer: { name: "Sari", address: "Jalan Melati 2, Bandung", npwp: "9876543210987654" },
  email: "sari@example.id",
  packageName: "BigSocial Starter",
  firstDay: "2026-12-01",
  startsWithWorkspace: false,
  lastDay: "2027-03-01",
  lines: price.lines,
  voucherCode: "MULAI10",
  tax,
  dpp: price.dpp,
  ppn: price.ppn,
  total: price.total,
  received: price.total,
  paidAt: new Date("2026-11-29T18:00:00Z"),
  method: "mandiri_va",
};
const revision = { number: 1, issuedAt: new Date("2026-12-03T03:00:00Z"), taxSerial: "04002600000000042", buyer: null };

/** Returns the text of the PDF with single spaces. */
const wordsOf = (pdf: Buffer) => textOf(pdf).replace(/\s+/g, " ").trim();
const read = async (given: Partial<InvoiceData> = {}, locale: "id" | "en" = "id") =>
  wordsOf(await renderInvoice({ ...invoice, ...given }, locale));

test("an invoice states in Indonesian everything the law requires, each sum once", async () => {
  expect(await read()).toBe(
    `BigSuite Tagihan
    Nomor tagihan INV-202612-000042 Tanggal terbit 1 Desember 2026 Tanggal bayar 30 November 2026 Cara bayar Mandiri
    Nomor pesanan ORD-202611-000041
    Penjual PT Penjual (perusahaan contoh) Jalan Satu 1, Jakarta NPWP 0123456789012345 halo@penjual.example +62 21 5000 1234
    Pembeli Sari Jalan Melati 2, Bandung NPWP 9876543210987654 sari@example.id
    Rp1.114.440 dibayar pada 30 November 2026
    Uraian Jml Harga satuan Jumlah
    BigSocial Starter Masa langganan 1 Desember 2026 – 1 Maret 2027 3 bulan Rp350.000 Rp1.050.000
    Subtotal Rp1.050.000 Potongan voucher MULAI10 \u2212Rp50.000 Biaya layanan pembayaran Rp4.000
    Dasar pengenaan pajak (DPP nilai lain) Rp920.333 PPN 12% × DPP Rp110.440
    Total Rp1.114.440 Dibayar Rp1.114.440
    Terbilang: satu juta seratus empat belas ribu empat ratus empat puluh rupiah LUNAS 30 November 2026
    PT Penjual (perusahaan contoh), Jalan Satu 1, Jakarta Ada pertanyaan? Hubungi halo@penjual.example atau +62 21 5000 1234.`.replace(
      /\s+/g,
      " ",
    ),
  );
});

test("an invoice paid in full has the stamp, and the address of its order as a QR code", async () => {
  const address = "https://bigsuite.example/payment/0b6f0c0e-5a5b-4a63-9d0f-1f1f4c1f8f10";
  expect(await read({ address })).toContain(
    "rupiah Pindai untuk membuka halaman pesanan ini: status, tagihan terbaru, dan bantuan. LUNAS 30 November 2026",
  );
  expect(await read({ address }, "en")).toContain("PAID 30 November 2026");
  expect(await read()).not.toContain("Pindai");
  expect(await read({ received: minus(invoice.total, rupiah(1)) })).not.toContain("LUNAS");
  const pdf = (await renderInvoice({ ...invoice, address }, "id")).toString("latin1");
  expect(pdf.split("/S /Figure\n").length - 1).toBe(3);
});

test("an English invoice states the same, with the English name of the seller", async () => {
  const text = await read({}, "en");
  for (const phrase of [
    "Invoice Invoice number INV-202612-000042 Date of issue 1 December 2026 Date paid 30 November 2026",
    "Seller PT Penjual (sample company) Jalan Satu 1, West Jakarta Tax number (NPWP) 0123456789012345",
    "Description Qty Unit price Amount BigSocial Starter Subscription period 1 December 2026 – 1 March 2027 3 months",
    "Subtotal Rp1,050,000 Voucher discount MULAI10 \u2212Rp50,000 Payment fee Rp4,000",
    "Total Rp1,114,440 Amount paid Rp1,114,440 In words: one million one hundred fourteen thousand",
  ])
    expect(text).toContain(phrase);
  expect(text).not.toContain("contoh");
});

test.each<[what: string, given: Partial<InvoiceData>, contains: string[], lacks: string[]]>([
  ["of Rp5,000,000 mentions no stamp duty", { received: rupiah(5_000_000) }, ["Dibayar Rp5.000.000"], ["meterai"]],
  ["above Rp5,000,000 mentions the stamp duty", { received: rupiah(5_000_001) }, ["terutang bea meterai Rp10.000"], []],
  [
    "to a buyer without a tax number has only the seller's",
    { buyer: { name: "Sari", address: "Bandung" } },
    ["Pembeli Sari Bandung sari@example.id Rp1.114.440"],
    [],
  ],
  [
    "of an upgrade names it, without months",
    { lines: priceOf({ ...upgrade, kind: "upgrade" }).lines },
    ["Naik ke BigSocial Starter Masa langganan 1 Desember 2026 – 1 Maret 2027 1 Rp96.774 Rp96.774 Subtotal"],
    ["bulan"],
  ],
  [
    "paid by a voucher alone names no bank",
    { total: rupiah(0), received: rupiah(0) },
    ["nol rupiah", "Dibayar Rp0"],
    ["Cara bayar"],
  ],
  ["without a faktur pajak number has no line for it", {}, [], ["faktur pajak", "Revisi"]],
  [
    "issued again has the tax office's serial number and the number of the revision",
    { revision },
    ["Tanggal terbit 1 Desember 2026 Revisi 1, 3 Desember 2026 Nomor seri faktur pajak 04002600000000042"],
    [],
  ],
  [
    "with too little received states what was received; the total is unchanged",
    { received: rupiah(1_113_440) },
    [
      "Rp1.113.440 dibayar",
      "Total Rp1.114.440 Dibayar Rp1.113.440 Kekurangan, sudah diselesaikan Rp1.000 Terbilang: satu juta seratus empat belas ribu",
    ],
    [],
  ],
  [
    "with too much received states that the rest belongs to the buyer",
    { received: rupiah(1_115_440) },
    ["Total Rp1.114.440 Dibayar Rp1.115.440 Kelebihan bayar, milik pembeli Rp1.000"],
    [],
  ],
  [
    "prints names in the letters that its fonts have",
    { buyer: { name: "Nguyễn & Şahin – Café", address: "Jl. Melati №2" } },
    ["Pembeli Nguyen & Sahin – Café Jl. Melati No2"],
    [],
  ],
])("an invoice %s", async (_, given, contains, lacks) => {
  const text = await read(given);
  for (const phrase of contains) expect(text).toContain(phrase);
  for (const phrase of lacks) expect(text).not.toContain(phrase);
});

test("a credit note states its invoice, the refunded amount and the tax in it", async () => {
  const note = {
    number: "CN-202612-000001",
    issuedAt: new Date("2026-12-05T03:00:00Z"),
    amount: rupiah(557_220),
    refunded: rupiah(557_220),
    ppn: rupiah(55_220),
    way: "transfer" as const,
    invoice,
  };
  const text = wordsOf(await renderCreditNote(note, "id"));
  for (const phrase of [
    "Nota kredit Nomor nota kredit CN-202612-000001 Tanggal terbit 5 Desember 2026 Atas tagihan INV-202612-000042",
    "Rp557.220 dikembalikan pada 5 Desember 2026",
    "Pengembalian untuk BigSocial Starter 1 Rp557.220 Rp557.220 Jumlah dikreditkan Rp557.220 Termasuk PPN Rp55.220",
    "lima ratus lima puluh tujuh ribu dua ratus dua puluh rupiah",
  ])
    expect(text).toContain(phrase);
  expect(wordsOf(await renderCreditNote(note, "en"))).toContain("Credit note number CN-202612-000001");
  expect(text).toContain("Transfer bank");
  const byProvider = wordsOf(await renderCreditNote({ ...note, way: "provider" }, "id"));
  expect(byProvider).toContain("Lewat penyedia pembayaran");
  expect(byProvider).not.toContain("Transfer bank");
  // All money was returned, and a person had accepted some as missing.
  const short = wordsOf(await renderCreditNote({ ...note, refunded: rupiah(557_000) }, "id"));
  for (const phrase of [
    "Rp557.000 dikembalikan pada 5 Desember 2026",
    "Pengembalian untuk BigSocial Starter 1 Rp557.000 Rp557.000",
    "Kekurangan pembayaran, tidak ditagih lagi 1 Rp220 Rp220 Jumlah dikreditkan Rp557.220",
  ])
    expect(short).toContain(phrase);
});

test("a document is tagged for screen readers: title, language, headings, and tables with their heads", async () => {
  const pdf = (await renderInvoice(invoice, "id")).toString("latin1");
  expect(pdf).toContain("/Lang (id-ID)");
  expect(pdf).toMatch(/\/MarkInfo \d+ 0 R/);
  expect(pdf).toContain("/DisplayDocTitle true");
  const count = (role: string) => pdf.split(`/S /${role}\n`).length - 1;
  expect(Object.fromEntries(["H1", "H2", "Table", "TH", "TD", "Figure"].map((role) => [role, count(role)]))).toEqual({
    H1: 1,
    H2: 3,
    Table: 2,
    // The logo and the stamp.
    Figure: 2,
    // Four column heads and seven row heads; four cells of the item and one of each sum.
    TH: 11,
    TD: 11,
  });
  expect(pdf).toContain("pdfuaid");
  // Every font is embedded: a viewer may lack the standard fonts.
  expect(pdf).not.toContain("/BaseFont /Helvetica");
  expect(pdf.split("/FontFile2").length).toBeGreaterThan(2);
});

test("an invoice has the letterhead of when it was issued, whatever the company is called now", async () => {
  const letterhead = { company: "Nama Lama", colours: { primary: "#7a1f5c", accent: "#d9480f" } };
  const pdf = await renderInvoice({ ...invoice, seller: { ...seller, ...letterhead } }, "id");
  expect(textOf(pdf)).toContain("Nama Lama");
  expect(textOf(pdf)).not.toContain("BigSuite\n");
});
