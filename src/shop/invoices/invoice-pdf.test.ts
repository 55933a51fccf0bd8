import { expect, test } from "vitest";
import type { InvoiceData } from "./invoice-data.server.ts";
import { renderInvoice } from "./invoice-pdf.server.tsx";
import { rupiah } from "./money.ts";
import { priceOf } from "./quote.ts";
import { taxRateOn } from "./tax-rates.ts";
import { textOf } from "./testing-pdf.server.ts";

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
const invoice: InvoiceData = {
  number: "INV-202612-000042",
  // The first of December in Jakarta.
  issuedAt: new Date("2026-11-30T17:30:00Z"),
  orderNumber: "ORD-202611-000041",
  seller: { name: "PT Penjual", address: "Jalan Satu 1, Jakarta", npwp: "0123456789012345" },
  buyer: { name: "Sari", address: "Jalan Melati 2, Bandung", npwp: "9876543210987654" },
  email: "sari@example.id",
  packageName: "BigSocial Starter",
  firstDay: "2026-12-01",
  lastDay: "2027-03-01",
  lines: price.lines,
  voucherCode: "MULAI10",
  tax,
  dpp: price.dpp,
  ppn: price.ppn,
  total: price.total,
  method: "mandiri_va",
  taxSerial: null,
};

/** The words of the PDF, one after the other. */
const read = async (given: Partial<InvoiceData> = {}, locale: "id" | "en" = "id") =>
  textOf(await renderInvoice({ ...invoice, ...given }, locale)).replace(/\s+/g, " ");

test("an invoice says in Indonesian all that the law asks for", async () => {
  expect(await read()).toBe(
    `BigSuite TAGIHAN LUNAS
    Nomor: INV-202612-000042 Tanggal: 1 Desember 2026 Pesanan: ORD-202611-000041
    Nomor seri faktur pajak: (diisi setelah faktur pajak terbit)
    Penjual PT Penjual Jalan Satu 1, Jakarta NPWP: 0123456789012345
    Pembeli Sari Jalan Melati 2, Bandung sari@example.id NPWP: 9876543210987654
    Uraian Jumlah Harga Total
    BigSocial Starter 3 bulan Rp350.000 Rp1.050.000
    Potongan voucher MULAI10 1 - Rp50.000 - Rp50.000
    Biaya layanan pembayaran 1 Rp4.000 Rp4.000
    PPN 1 Rp110.440 Rp110.440
    Jumlah dibayar Rp1.114.440
    Terbilang: satu juta seratus empat belas ribu empat ratus empat puluh rupiah
    Dasar pengenaan pajak (DPP nilai lain): Rp920.333 PPN 12% x DPP: Rp110.440
    Masa langganan: 1 Desember 2026 - 1 Maret 2027 Dibayar melalui: Mandiri `.replace(/\s+/g, " "),
  );
});

test("an invoice in English says the same", async () => {
  const text = await read({}, "en");
  for (const phrase of [
    "INVOICE PAID Number: INV-202612-000042 Date: 1 December 2026",
    "Seller PT Penjual Jalan Satu 1, Jakarta Tax number (NPWP): 0123456789012345 Buyer Sari",
    "BigSocial Starter 3 months Rp350,000 Rp1,050,000 Voucher discount MULAI10 1",
    "Total paid Rp1,114,440 In words: one million one hundred fourteen thousand four hundred forty rupiah",
    "Subscription period: 1 December 2026 - 1 March 2027",
  ])
    expect(text).toContain(phrase);
});

test.each<[what: string, given: Partial<InvoiceData>, says: string[], saysNot: string[]]>([
  ["of Rp5,000,000 tells of no stamp duty", { total: 5_000_000 }, ["lima juta rupiah"], ["meterai"]],
  ["above Rp5,000,000 tells of the stamp duty", { total: 5_000_001 }, ["terutang bea meterai Rp10.000"], []],
  [
    "to a buyer without a tax number has the seller's only",
    { buyer: { name: "Sari", address: "Bandung" } },
    ["NPWP: 0123456789012345 Pembeli Sari Bandung sari@example.id Uraian"],
    [],
  ],
  [
    "of an upgrade names it, without months",
    { lines: priceOf({ ...upgrade, kind: "upgrade" }).lines },
    ["Peningkatan ke BigSocial Starter 1 Rp96.774 Rp96.774 PPN"],
    ["bulan"],
  ],
  ["that a voucher covered names no bank", { total: 0 }, ["nol rupiah"], ["Dibayar melalui"]],
  [
    "carries the tax office's serial number once it is known",
    { taxSerial: "04002600000000042" },
    ["pajak: 04002600000000042 Penjual"],
    [],
  ],
])("an invoice %s", async (_, given, says, saysNot) => {
  const text = await read(given);
  for (const phrase of says) expect(text).toContain(phrase);
  for (const phrase of saysNot) expect(text).not.toContain(phrase);
});
