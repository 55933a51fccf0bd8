import type { Bilingual } from "#catalogue/locales.ts";

/** The words of an invoice. */
export const invoiceWords = {
  title: { id: "TAGIHAN", en: "INVOICE" },
  paid: { id: "LUNAS", en: "PAID" },
  number: { id: "Nomor", en: "Number" },
  date: { id: "Tanggal", en: "Date" },
  order: { id: "Pesanan", en: "Order" },
  seller: { id: "Penjual", en: "Seller" },
  buyer: { id: "Pembeli", en: "Buyer" },
  npwp: { id: "NPWP", en: "Tax number (NPWP)" },
  item: { id: "Uraian", en: "Description" },
  quantity: { id: "Jumlah", en: "Quantity" },
  price: { id: "Harga", en: "Price" },
  amount: { id: "Total", en: "Amount" },
  months: { id: "bulan", en: "months" },
  upgrade: { id: "Peningkatan ke", en: "Upgrade to" },
  voucher: { id: "Potongan voucher", en: "Voucher discount" },
  channel_fee: { id: "Biaya layanan pembayaran", en: "Payment service fee" },
  period: { id: "Masa langganan", en: "Subscription period" },
  dpp: { id: "Dasar pengenaan pajak (DPP nilai lain)", en: "Tax base (DPP nilai lain)" },
  ppn: { id: "PPN", en: "VAT (PPN)" },
  total: { id: "Jumlah dibayar", en: "Total paid" },
  words: { id: "Terbilang", en: "In words" },
  method: { id: "Dibayar melalui", en: "Paid by" },
  serial: { id: "Nomor seri faktur pajak", en: "Tax invoice serial number" },
  serialNone: { id: "diisi setelah faktur pajak terbit", en: "filled in once the tax invoice is issued" },
  stamp: {
    id: "Bukti penerimaan uang di atas Rp5.000.000 terutang bea meterai Rp10.000. Dokumen ini tidak memuat meterai; hubungi kami bila Anda memerlukan salinan bermeterai.",
    en: "A receipt above Rp5,000,000 is subject to a Rp10,000 stamp duty. This document carries no stamp; contact us if you need a stamped copy.",
  },
} as const satisfies Record<string, Bilingual>;
