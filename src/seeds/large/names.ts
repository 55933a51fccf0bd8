import { type RawBuilder, sql } from "kysely";

/** Parts of invented names of people and companies. */
export const firstNames = [
  "Siti",
  "Budi",
  "Dewi",
  "Agus",
  "Rina",
  "Andi",
  "Putri",
  "Joko",
  "Maya",
  "Hendra",
  "Lestari",
  "Yusuf",
  "Ayu",
  "Bambang",
  "Citra",
  "Fajar",
  "Grace",
  "Ratna",
  "Wayan",
  "Tigor",
];
export const lastNames = [
  "Wulandari",
  "Santoso",
  "Pratama",
  "Lestari",
  "Hidayat",
  "Siregar",
  "Kusuma",
  "Nugroho",
  "Halim",
  "Simanjuntak",
  "Saputra",
  "Maharani",
  "Wijaya",
  "Setiawan",
  "Anggraini",
  "Tanoto",
];
export const companyWords = [
  "Rempah",
  "Nusantara",
  "Samudra",
  "Mandala",
  "Garuda",
  "Cahaya",
  "Sinar",
  "Mitra",
  "Karya",
  "Buana",
  "Sentosa",
  "Utama",
  "Abadi",
  "Jaya",
  "Makmur",
  "Timur",
  "Barat",
  "Lintas",
  "Data",
  "Niaga",
];
export const messages = [
  "Kami ingin demo untuk tim pemasaran. Apakah bisa minggu depan?",
  "Berapa harga untuk lima puluh pengguna, dan apakah ada uji coba?",
  "Mohon penawaran resmi untuk kebutuhan analitik tahun depan.",
  "Kami membandingkan beberapa pilihan dan ingin melihat contoh laporan.",
  "Apakah produk ini dapat dihubungkan dengan gudang data kami?",
  "We would like a demo for our customer care team next month.",
  "Please send us a quotation for an annual contract.",
  "-",
];
export const campaigns = ["peluncuran", "akhir-tahun", "webinar-data", "ritel-2026", "brand", "partner-dell", "summit"];

/** Returns an expression that chooses one of some texts anew for each row; one that is listed twice comes twice as often. */
export function pick(values: readonly string[]): RawBuilder<string> {
  return sql`(${sql.lit(`{${values.map((value) => `"${value}"`).join(",")}}`)}::text[])[1 + floor(random() * ${sql.lit(values.length)})::int]`;
}

/** Returns the values repeated by their weight. */
export function weighted(weights: Readonly<Record<string, number>>): string[] {
  return Object.entries(weights).flatMap(([value, weight]) => Array.from({ length: weight }, () => value));
}
