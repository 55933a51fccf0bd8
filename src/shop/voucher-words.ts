import type { Bilingual } from "#catalogue/locales.ts";
import type { VoucherRefusal } from "./voucher.ts";

/** Why a voucher does not count, in words for the customer. */
export const voucherWords: Record<VoucherRefusal, Bilingual> = {
  unknown: { id: "Kode voucher ini tidak dikenal", en: "We do not know this voucher code" },
  withdrawn: { id: "Voucher ini sudah ditarik", en: "This voucher has been withdrawn" },
  not_started: { id: "Voucher ini belum berlaku", en: "This voucher is not valid yet" },
  ended: { id: "Masa berlaku voucher ini sudah lewat", en: "This voucher is no longer valid" },
  exhausted: { id: "Kuota voucher ini sudah habis", en: "This voucher has been used up" },
  other_product: { id: "Voucher ini bukan untuk produk ini", en: "This voucher is not for this product" },
  too_few_months: {
    id: "Voucher ini berlaku untuk masa langganan yang lebih panjang",
    en: "This voucher needs a longer subscription",
  },
  used_by_customer: { id: "Anda sudah memakai voucher ini", en: "You have used this voucher already" },
  held_by_customer: {
    id: "Voucher ini sedang dipakai pesanan Anda yang menunggu pembayaran",
    en: "An order of yours that awaits payment holds this voucher",
  },
};
