import type { Bilingual } from "#text/locales.ts";
import type { OrderEvent, OrderState } from "./order-states.ts";

/** What happened to an order, for the people who decide about it. */
export const orderEventWords: Record<OrderEvent, Bilingual> = {
  placed: { id: "Pesanan dibuat", en: "Order placed" },
  paid: { id: "Pembayaran sesuai jumlah", en: "Payment of the full amount" },
  wrong_amount: { id: "Pembayaran dengan jumlah yang tidak sesuai", en: "Payment of a wrong amount" },
  nothing_to_upgrade: {
    id: "Pembayaran peningkatan yang tidak lagi memberi apa pun",
    en: "Payment for an upgrade that would give nothing",
  },
  expired: { id: "Batas waktu lewat", en: "Time to pay ran out" },
  cancelled: { id: "Dibatalkan pelanggan", en: "Cancelled by the customer" },
  denied: { id: "Ditolak atau ditarik kembali oleh bank", en: "Refused or taken back by the bank" },
  charge_failed: { id: "Nomor pembayaran tidak dapat dibuat", en: "No payment number could be made" },
  refunded: { id: "Seluruh uang dikembalikan", en: "All money sent back" },
  refund_recorded: { id: "Pengembalian dicatat", en: "Refund recorded" },
  refund_withdrawn: { id: "Pengembalian dibatalkan", en: "Refund withdrawn" },
  partly_refunded: { id: "Sebagian uang dikembalikan", en: "Part of the money sent back" },
  settled_as_paid: { id: "Diputuskan: dibayar", en: "Decided: paid" },
  settled_as_closed: { id: "Diputuskan: ditutup", en: "Decided: closed" },
  settled_as_refunded: { id: "Diputuskan: uang dikembalikan", en: "Decided: money sent back" },
};

/** What the state of an order is called. */
export const orderStateWords: Record<OrderState, Bilingual> = {
  draft: { id: "disiapkan", en: "being prepared" },
  awaiting_payment: { id: "menunggu pembayaran", en: "awaiting payment" },
  paid: { id: "dibayar", en: "paid" },
  closed: { id: "ditutup", en: "closed" },
  manual_review: { id: "menunggu keputusan", en: "awaiting a decision" },
  reversed: { id: "ditarik kembali oleh bank", en: "taken back by the bank" },
  refunded: { id: "uang dikembalikan", en: "money sent back" },
};
