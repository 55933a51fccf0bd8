import { expect, test } from "vitest";
import { rupiah, zero } from "#money/rupiah.ts";
import { textOf } from "../../../test/support/pdf-text.ts";
import { priceOf } from "../prices/price.ts";
import { taxRateOn } from "../prices/tax-rates.ts";
import { renderQuotation } from "./quotation-pdf.server.ts";
import { isPlainName, quotationRequest } from "./quotation-request.ts";
import type { QuotationRow } from "./quotations.server.ts";

// PAYMENTS.md section 4, the worked example.
const tax = taxRateOn("2026-11-20");
const price = priceOf({
  unitPrice: rupiah(350_000),
  quantity: 3,
  discount: { unit: "idr", value: 50_000, cap: null },
  channelFee: rupiah(4_000),
  taxRate: tax,
});
const quotation: QuotationRow = {
  number: "QUO-202611-000042",
  token_hash: "",
  locale: "id",
  // The 28th of November in Jakarta.
  issued_at: new Date("2026-11-27T18:00:00Z"),
  issued_on: "2026-11-28",
  valid_until: "2026-12-12",
  product: "big-social",
  package_id: "big-social-starter",
  package_name: { id: "BigSocial Starter", en: "BigSocial Starter" },
  months: 3,
  unit_price: price.unitPrice,
  subtotal: price.subtotal,
  discount: price.discount,
  channel_fee: price.channelFee,
  dpp: price.dpp,
  ppn: price.ppn,
  total: price.total,
  lines: [...price.lines],
  tax,
  method: "mandiri_va",
  voucher_code: "MULAI10",
  voucher_rule: { unit: "idr", value: 50_000, cap: null },
  seller: {
    name: "PT Penjual (perusahaan contoh)",
    address: "Jalan Satu 1, Jakarta",
    npwp: "0123456789012345",
    email: "halo@penjual.example",
    phone: "+62 21 5000 1234",
    en: { name: "PT Penjual (sample company)", address: "Jalan Satu 1, West Jakarta" },
  },
  recipient_name: "Ibu Ratna",
  recipient_company: "PT Pembeli",
};
const read = async (given: Partial<QuotationRow> = {}, locale: "id" | "en" = "id") =>
  textOf(await renderQuotation({ ...quotation, ...given }, locale))
    .replace(/\s+/g, " ")
    .trim();

test("a quotation states in Indonesian what is offered, by whom, to whom and until when, each sum once", async () => {
  expect(await read()).toBe(
    `BigSuite Penawaran harga
    Nomor penawaran QUO-202611-000042 Tanggal 28 November 2026 Berlaku sampai 12 Desember 2026 Cara bayar Mandiri
    Penjual PT Penjual (perusahaan contoh) Jalan Satu 1, Jakarta NPWP 0123456789012345 halo@penjual.example +62 21 5000 1234
    Kepada PT Pembeli Ibu Ratna
    Rp1.114.440, berlaku sampai 12 Desember 2026
    Uraian Jml Harga satuan Jumlah
    BigSocial Starter 3 bulan Rp350.000 Rp1.050.000
    Subtotal Rp1.050.000 Potongan voucher MULAI10 \u2212Rp50.000 Biaya layanan pembayaran Rp4.000
    Dasar pengenaan pajak (DPP nilai lain) Rp920.333 PPN 12% × DPP Rp110.440
    Total Rp1.114.440
    Terbilang: satu juta seratus empat belas ribu empat ratus empat puluh rupiah
    Harga per bulan berlaku untuk pesanan dari tautan penawaran ini sampai 12 Desember 2026 (Waktu Indonesia Barat).
    Voucher terpakai saat dipesan, bukan saat penawaran dibuat; PPN mengikuti tarif pada hari pemesanan.
    Ini penawaran, bukan tagihan. Tagihan dan faktur pajak terbit setelah pembayaran.
    PT Penjual (perusahaan contoh), Jalan Satu 1, Jakarta Ada pertanyaan? Hubungi halo@penjual.example atau +62 21 5000 1234.`.replace(
      /\s+/g,
      " ",
    ),
  );
});

test("an English quotation without recipient and voucher names neither", async () => {
  const lines = quotation.lines.filter(({ kind }) => kind !== "voucher");
  const without = { recipient_name: "", recipient_company: "", discount: zero, lines, voucher_code: null };
  const text = await read(without, "en");
  for (const phrase of [
    "Quotation Quotation number QUO-202611-000042 Date 28 November 2026 Valid until 12 December 2026",
    "PT Penjual (sample company) Jalan Satu 1, West Jakarta",
    "Rp1,114,440, valid until 12 December 2026",
    "Total Rp1,114,440 In words: one million one hundred fourteen thousand",
  ])
    expect(text).toContain(phrase);
  for (const absent of ["Voucher discount", " To ", "PT Pembeli", "contoh"]) expect(text).not.toContain(absent);
});

test("a recipient is a name: no address of a site or mailbox stands on our page", () => {
  const request = { package_id: "big-social-starter", months: 1, payment_method: "mandiri_va", expected_total: 1 };
  const parse = (name: string) => quotationRequest.safeParse({ ...request, recipient: { name } }).success;
  for (const name of ["", "Ibu Ratna", "PT Maju & Jaya (Persero) Tbk.", "Nguyễn Şahin"])
    expect([name, parse(name), isPlainName(name)]).toEqual([name, true, true]);
  for (const name of ["https://jahat.example", "a@b.example", "Bayar ke: 123", "山田", "x".repeat(81)])
    expect([name, parse(name), isPlainName(name)]).toEqual([name, false, false]);
});
