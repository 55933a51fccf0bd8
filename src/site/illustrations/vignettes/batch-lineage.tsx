import type { Bilingual, Locale } from "#text/locales.ts";
import { Lineage, type LineageWords } from "./lineage.tsx";

const words: Bilingual<LineageWords> = {
  id: {
    label:
      "Silsilah data bets obat: catatan pengolahan yang dibaca BigVision, hasil uji laboratorium, dan lot bahan mengalir ke dua tabel bersih, lalu ke pelulusan dan penelusuran. Tabel bets bermutu 99,4 persen, dan nama pemeriksa disamarkan.",
    nodes: [
      ["catatan_bets", "BigVision"],
      ["uji_lab", "LIMS, tiap jam"],
      ["lot_bahan", "CSV, harian"],
      ["bets", "412 bets"],
      ["bahan_awal", "2.930 lot"],
      ["Pelulusan", "BigBuilder"],
      ["Penelusuran", "BigView"],
    ],
    owner: "Pemilik: Pemastian Mutu",
    score: "99,4%",
    columns: [
      ["pemeriksa", "teks"],
      ["ph", "angka"],
      ["rendemen", "persen"],
    ],
  },
  en: {
    label:
      "Data lineage of a drug batch: the record read by BigVision, laboratory tests and material lots flow into two refined tables, then into release and tracing. The table batches scores 99.4 percent for quality, and reviewers’ names are masked.",
    nodes: [
      ["batch_record", "BigVision"],
      ["lab_tests", "LIMS, hourly"],
      ["lots", "CSV, daily"],
      ["batches", "412 batches"],
      ["materials", "2,930 lots"],
      ["Release", "BigBuilder"],
      ["Tracing", "BigView"],
    ],
    owner: "Owner: Quality Assurance",
    score: "99.4%",
    columns: [
      ["reviewer", "text"],
      ["ph", "number"],
      ["yield", "percent"],
    ],
  },
};

/** Renders BigLake at a drug manufacturer: a batch, its tests and its raw materials in one trail. */
export function BatchLineage({ locale }: { locale: Locale }) {
  return <Lineage words={words[locale]} locale={locale} />;
}
