import type { Locale } from "#text/locales.ts";

interface ThankYouWords {
  subject: (number: string) => string;
  heading: (name: string | undefined) => string;
  /** @param product undefined when the sender did not know yet */
  contact: (product: string | undefined) => string[];
  marketplace: string[];
  copy: string;
  labels: Record<"number" | "name" | "company" | "job" | "industry" | "phone" | "product" | "message", string>;
  note: string;
  news: string;
  end: string;
}

export const thankYouWords: Record<Locale, ThankYouWords> = {
  id: {
    subject: (number) => `Permintaan Anda sudah kami terima (nomor ${number})`,
    heading: (name) => (name ? `Terima kasih, ${name}` : "Terima kasih"),
    contact: (product) => [
      `Kami sudah menerima permintaan Anda${product ? ` tentang ${product}` : ""}.`,
      "Tim kami membacanya pada hari kerja dan menghubungi Anda, biasanya dalam satu hari kerja, lewat surel atau telepon.",
    ],
    marketplace: [
      "Kami sudah menerima permintaan Anda untuk akses API Marketplace.",
      "Orang dari tim kami meninjaunya paling lama tiga hari kerja sejak keterangannya lengkap. Sebutkan nomor permintaan di bawah ini dalam setiap pertanyaan.",
    ],
    copy: "Salinan permintaan Anda",
    labels: {
      number: "Nomor permintaan",
      name: "Nama",
      company: "Perusahaan atau lembaga",
      job: "Jabatan",
      industry: "Industri",
      phone: "Telepon",
      product: "Yang ingin dibahas",
      message: "Pesan",
    },
    note: "Ada yang ingin ditambahkan? Balas saja surel ini. Jika Anda tidak merasa mengirim permintaan ini, abaikan surel ini.",
    news: "Anda mengizinkan kami mengirim kabar dan undangan acara.",
    end: "Tarik izin itu",
  },
  en: {
    subject: (number) => `We have received your request (number ${number})`,
    heading: (name) => (name ? `Thank you, ${name}` : "Thank you"),
    contact: (product) => [
      `We have received your request${product ? ` about ${product}` : ""}.`,
      "Our team reads it on working days and gets back to you, usually within one working day, by email or phone.",
    ],
    marketplace: [
      "We have received your request for access to the API Marketplace.",
      "People on our team review it within three working days of having the full picture. Please quote the request number below in every question.",
    ],
    copy: "A copy of your request",
    labels: {
      number: "Request number",
      name: "Name",
      company: "Company or institution",
      job: "Job title",
      industry: "Industry",
      phone: "Phone",
      product: "What you want to talk about",
      message: "Message",
    },
    note: "Anything to add? Just reply to this email. If you did not send this request, please ignore this email.",
    news: "You allowed us to send you news and event invitations.",
    end: "Withdraw that consent",
  },
};
