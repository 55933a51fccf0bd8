import type { Bilingual, Locale } from "#text/locales.ts";
import { Lineage, type LineageWords } from "./lineage.tsx";

const words: Bilingual<LineageWords> = {
  id: {
    label:
      "Silsilah data kampus: siakad, LMS, dan bagian keuangan mengalir ke dua tabel bersih, lalu ke dasbor dosen wali dan tugas tindak lanjut. Tabel keaktifan bermutu 99,1 persen, dan NIM disamarkan.",
    nodes: [
      ["siakad", "Postgres"],
      ["lms", "API, tiap malam"],
      ["keuangan", "CSV, harian"],
      ["keaktifan", "18.240 baris"],
      ["tunggakan_ukt", "1.106 baris"],
      ["Dosen wali", "BigView"],
      ["Tindak lanjut", "BigAction"],
    ],
    owner: "Pemilik: Biro Akademik",
    score: "99,1%",
    columns: [
      ["nim", "teks"],
      ["presensi", "persen"],
      ["tugas", "jumlah"],
    ],
  },
  en: {
    label:
      "Campus data lineage: student records, the learning system and the bursar flow into two refined tables, then into the advisers’ dashboard and follow-up tasks. The table activity scores 99.1 percent for quality, and student numbers are masked.",
    nodes: [
      ["records", "Postgres"],
      ["lms", "API, nightly"],
      ["bursar", "CSV, daily"],
      ["activity", "18,240 rows"],
      ["fees_due", "1,106 rows"],
      ["Advisers", "BigView"],
      ["Follow-up", "BigAction"],
    ],
    owner: "Owner: Academic Bureau",
    score: "99.1%",
    columns: [
      ["student", "text"],
      ["present", "percent"],
      ["tasks", "count"],
    ],
  },
};

/** Renders BigLake at a university: students who fall behind, from three unconnected systems. */
export function CampusLineage({ locale }: { locale: Locale }) {
  return <Lineage words={words[locale]} locale={locale} />;
}
