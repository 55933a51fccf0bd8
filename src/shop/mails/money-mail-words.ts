import type { Bilingual } from "#text/locales.ts";
import type { Misfit } from "../payments/misfit.ts";

/** What is written to customers about money that does not fit, and about what becomes of it. */
export const moneyMailWords = {
  review: {
    subject: { id: "Pembayaran {order} sedang kami periksa", en: "We are checking your payment for {order}" },
    heading: { id: "Uang Anda sudah kami catat", en: "We have recorded your money" },
  },
  extra_money: {
    subject: { id: "Pembayaran berlebih untuk {order}", en: "Overpayment for {order}" },
    heading: { id: "Kami menerima lebih dari yang seharusnya", en: "We received more than was due" },
  },
  refunded: {
    subject: { id: "Dana {order} dikembalikan", en: "Refund for {order}" },
    heading: { id: "Dana Anda kami kembalikan", en: "We have sent your money back" },
  },
  review_closed: {
    subject: { id: "Pesanan {order} ditutup", en: "Order {order} is closed" },
    heading: { id: "Pesanan Anda ditutup setelah kami periksa", en: "We checked your order and closed it" },
  },
  invoice_revised: {
    subject: { id: "Tagihan {invoice} diterbitkan ulang", en: "Invoice {invoice} issued again" },
    heading: {
      id: "Tagihan Anda kini memuat nomor faktur pajak",
      en: "Your invoice now carries its faktur pajak number",
    },
  },
} as const satisfies Record<string, { subject: Bilingual; heading: Bilingual }>;
export type MoneyMailKind = keyof typeof moneyMailWords;

/** Why the money does not fit the order. */
export const misfitWords: Record<Misfit, Bilingual> = {
  late: {
    id: "Pembayaran Anda tiba setelah pesanan {order} ditutup.",
    en: "Your payment arrived after order {order} had been closed.",
  },
  short: {
    id: "Yang kami terima kurang {difference} dari jumlah yang diminta.",
    en: "What we received is {difference} less than the amount asked for.",
  },
  over: {
    id: "Yang kami terima lebih {difference} dari jumlah yang diminta.",
    en: "What we received is {difference} more than the amount asked for.",
  },
  nothing_to_upgrade: {
    id: "Paket yang hendak dinaikkan sudah berubah, jadi peningkatan ini tidak lagi memberi apa pun.",
    en: "The package to be upgraded has changed, so this upgrade would no longer give you anything.",
  },
  foreign_currency: {
    id: "Uangnya tiba dalam mata uang lain.",
    en: "The money arrived in another currency.",
  },
  taken_back: {
    id: "Bank sudah menarik kembali uangnya.",
    en: "The bank has taken the money back.",
  },
};

/** Sentences of these letters. */
export const moneySentences = {
  next: {
    id: "Tim kami memutuskan, biasanya dalam satu hari kerja, lalu mengabari Anda: paketnya kami aktifkan, kekurangannya kami minta, atau uangnya kami kembalikan. Jangan membayar lagi.",
    en: "Our team decides, usually within one working day, and writes to you: we start the package, ask for what is missing, or send the money back. Please do not pay again.",
  },
  extraPaid: {
    id: "Untuk pesanan {order} ({package}) kami menerima {received}, sedangkan yang harus dibayar {total}. Kelebihan {surplus} tetap milik Anda, dan paket Anda tidak berubah.",
    en: "For order {order} ({package}) we received {received}, while {total} was due. The extra {surplus} remains yours, and your package is unchanged.",
  },
  extraEnded: {
    id: "Untuk pesanan {order} ({package}), yang tidak berjalan lagi, kami memegang {surplus}. Uang itu tetap milik Anda.",
    en: "For order {order} ({package}), which is no longer running, we hold {surplus}. That money remains yours.",
  },
  account: {
    id: "Balas surel ini dengan nama bank, nomor rekening, dan nama pemiliknya. Kami mengirim uangnya lewat transfer paling lambat 14 hari kerja setelah data itu lengkap.",
    en: "Reply to this email with the bank, the account number and the account holder’s name. We send the money by transfer within 14 working days of having these details.",
  },
  sent: {
    id: "Kami mengirim {amount} lewat transfer untuk pesanan {order} ({package}). Uang biasanya tiba dalam beberapa hari kerja.",
    en: "We have sent {amount} by transfer for order {order} ({package}). Money usually arrives within a few working days.",
  },
  partOnly: {
    id: "Pengembalian ini tidak mengubah masa paket Anda.",
    en: "This refund does not change how long your package runs.",
  },
  accessEnded: { id: "Akses paket tersebut sudah berakhir.", en: "Access to that package has ended." },
  accessStays: {
    id: "Masa langganan dari pesanan ini dicabut. Karena pesanan lain, akses Anda tetap berlaku sampai {until}.",
    en: "The period of this order has been withdrawn. Because of other orders, you have access until {until}.",
  },
  notContinued: {
    id: "Kami tidak melanjutkan pesanan {order} ({package}).",
    en: "We have not gone ahead with order {order} ({package}).",
  },
  yours: { id: "{surplus} tetap milik Anda.", en: "{surplus} remains yours." },
  revised: {
    id: "Kami menerbitkan ulang tagihan {invoice} sebagai revisi {revision}, dengan nomor seri faktur pajak {serial}. Isi lainnya tidak berubah, dan tagihan semula tetap berlaku sebagai arsip. Berkasnya terlampir.",
    en: "We have issued invoice {invoice} again as revision {revision}, with faktur pajak number {serial}. Nothing else has changed, and the first issue remains on file. The document is attached.",
  },
} as const satisfies Record<string, Bilingual>;

/** Labels of the facts in these letters. */
export const moneyFactWords = {
  order: { id: "Nomor pesanan", en: "Order number" },
  package: { id: "Paket", en: "Package" },
  asked: { id: "Jumlah yang diminta", en: "Amount asked for" },
  received: { id: "Jumlah yang diterima", en: "Amount received" },
  receivedAt: { id: "Diterima pada", en: "Received on" },
  refunded: { id: "Jumlah yang dikembalikan", en: "Amount refunded" },
  proof: { id: "Nomor transfer", en: "Transfer reference" },
  creditNote: { id: "Nota kredit", en: "Credit note" },
  open: { id: "Lihat pesanan", en: "View order" },
} as const satisfies Record<string, Bilingual>;
