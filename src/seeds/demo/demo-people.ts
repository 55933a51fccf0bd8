import type { Locale } from "#text/locales.ts";

/** An invented customer. Addresses below `.example` reach nobody. */
export interface DemoCustomer {
  first: string;
  last: string;
  company: string;
  job: string;
  city: string;
  locale: Locale;
}

const customer = (first: string, last: string, company: string, job: string, city: string, locale: Locale = "id") => ({
  first,
  last,
  company,
  job,
  city,
  locale,
});

export const demoCustomers: readonly DemoCustomer[] = [
  customer("Siti", "Wulandari", "PT Rempah Timur", "Manajer Pemasaran", "Surabaya"),
  customer("Budi", "Santoso", "PT Samudra Lintas Niaga", "Kepala TI", "Jakarta"),
  customer("Dewi", "Kusuma", "PT Cahaya Ritel Nusantara", "Analis Data", "Bandung"),
  customer("Andi", "Siregar", "CV Karya Mandala", "Direktur", "Medan"),
  customer("Grace", "Tanoto", "Sentosa Insurance", "Head of Digital", "Jakarta", "en"),
  customer("Agus", "Nugroho", "PT Buana Sehat", "Manajer Operasional", "Semarang"),
  customer("Ratna", "Hidayat", "Universitas Cipta Ilmu", "Kepala Pusat Data", "Yogyakarta"),
  customer("Michael", "Halim", "Lintas Capital", "Product Manager", "Jakarta", "en"),
  customer("Wayan", "Saputra", "PT Dewata Media", "Pemimpin Redaksi", "Denpasar"),
  customer("Maya", "Anggraini", "PT Garuda Energi Utama", "Manajer Humas", "Balikpapan"),
  customer("Hendra", "Wijaya", "PT Mitra Data Abadi", "CTO", "Tangerang"),
  customer("Yusuf", "Pratama", "PT Niaga Sinar Makmur", "Staf Legal", "Makassar"),
  customer("Citra", "Lestari", "PT Utama Farma", "Manajer Riset", "Bogor"),
  customer("Sarah", "Simanjuntak", "Nusantara Telecom", "Customer Care Lead", "Jakarta", "en"),
  customer("Fajar", "Maharani", "Dinas Kominfo Kota Contoh", "Analis Kebijakan", "Malang"),
];
