import type { Bilingual, Locale } from "#text/locales.ts";
import { Lineage, type LineageWords } from "./lineage.tsx";

const words: Bilingual<LineageWords> = {
  id: {
    label:
      "Silsilah data: tiga sumber mengalir ke dua tabel bersih, lalu ke dasbor dan prakiraan. Tabel transaksi bermutu 98,7 persen, dan kolom NIK disamarkan.",
    nodes: [
      ["kasir_toko", "CSV, 6 jam"],
      ["aplikasi", "Postgres"],
      ["harga_pasar", "BigSpider"],
      ["transaksi", "2,1 juta baris"],
      ["produk", "8.420 baris"],
      ["Penjualan", "BigView"],
      ["Prakiraan", "Model stok"],
    ],
    owner: "Pemilik: Tim Data Ritel",
    score: "98,7%",
    columns: [
      ["nik", "teks"],
      ["kota", "teks"],
      ["nilai", "rupiah"],
    ],
  },
  en: {
    label:
      "Data lineage: three sources flow into two clean tables, then into a dashboard and a forecast. The table clean_sales scores 98.7 percent for quality, and its identity number is masked.",
    nodes: [
      ["store_tills", "CSV, 6-hourly"],
      ["app", "Postgres"],
      ["market_price", "BigSpider"],
      ["clean_sales", "2.1 m rows"],
      ["products", "8,420 rows"],
      ["Sales", "BigView"],
      ["Forecast", "Stock model"],
    ],
    owner: "Owner: Retail Data team",
    score: "98.7%",
    columns: [
      ["nik", "text"],
      ["city", "text"],
      ["amount", "rupiah"],
    ],
  },
};

export function BigLake({ locale }: { locale: Locale }) {
  return <Lineage words={words[locale]} locale={locale} />;
}
