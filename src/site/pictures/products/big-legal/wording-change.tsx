import { Document } from "../../kit/document.tsx";
import { picture } from "../../kit/picture.tsx";
import { Lines } from "../lines.tsx";

/** Draws two versions side by side, one word apart. */
export const WordingChange = picture(
  "story",
  "Dua versi perjanjian bersanding. Pada ayat 7.2 kata “dapat” menjadi “wajib”; ayat 7.4 pindah ke 9.1. | Two versions of an agreement side by side. In 7.2 the word “may” becomes “must”; 7.4 has moved to 9.1.",
  (t) => (
    <div className="grid grid-cols-2 gap-3 @lg:gap-5">
      <Document title={t("Versi 1, 4 Mei | Version 1, 4 May")}>
        <Lines widths={["w-full", "w-5/6", "w-full"]} />
        <p className="my-4 text-sm">
          <b>7.2</b> {t("Penyedia | The supplier")}{" "}
          <span className="rounded-sm bg-bad-soft px-1 font-semibold text-bad line-through">{t("dapat | may")}</span>{" "}
          {t("mengganti barang yang cacat. | replace defective goods.")}
        </p>
        <Lines widths={["w-full", "w-2/3"]} />
        <p className="mt-4 rounded-sm border border-dashed border-edge p-2 text-muted">
          7.4 {t("pindah ke 9.1 | moved to 9.1")}
        </p>
      </Document>
      <Document title={t("Versi 2, 19 Mei | Version 2, 19 May")}>
        <Lines widths={["w-full", "w-5/6", "w-full"]} />
        <p className="my-4 text-sm">
          <b>7.2</b> {t("Penyedia | The supplier")}{" "}
          <span className="rounded-sm bg-good-soft px-1 font-semibold text-good">{t("wajib | must")}</span>{" "}
          {t("mengganti barang yang cacat. | replace defective goods.")}
        </p>
        <Lines widths={["w-full", "w-2/3"]} />
        <p className="mt-4 border-l-4 border-accent bg-accent-soft p-2">
          {t("Satu kata, satu kewajiban baru. | One word, one new duty.")}
        </p>
      </Document>
    </div>
  ),
);
