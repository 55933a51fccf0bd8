import type { Bilingual } from "#text/locales.ts";

/** Why somebody gets a mail. */
export type Reason = "account" | "order" | "request" | "newsletter" | "sales";

/** What the footer says; `{company}` is filled in. */
export const reasonWords: Record<Reason, Bilingual> = {
  account: {
    id: "Anda menerima surel ini karena alamat ini dipakai untuk akun {company}.",
    en: "You are receiving this email because this address is used for a {company} account.",
  },
  order: {
    id: "Anda menerima surel ini karena Anda memesan paket {company}.",
    en: "You are receiving this email because you ordered a {company} package.",
  },
  request: {
    id: "Anda menerima surel ini karena alamat ini diisikan pada formulir di situs {company}.",
    en: "You are receiving this email because this address was entered in a form on the {company} site.",
  },
  newsletter: {
    id: "Anda menerima surel ini karena alamat ini didaftarkan untuk kabar {company}.",
    en: "You are receiving this email because this address was entered for {company} news.",
  },
  sales: {
    id: "Pemberitahuan otomatis untuk tim penjualan {company}.",
    en: "An automatic notice to the {company} sales team.",
  },
};

export const unsubscribeWords: Bilingual = { id: "Berhenti berlangganan", en: "Unsubscribe" };
