import type { Bilingual } from "#text/locales.ts";
import { Document } from "../../kit/document.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; same: string; old: string; now: string }> = {
  id: {
    title: "Pasal 7 ayat 2",
    same: "Pemasok mengganti tutup yang bocor dalam ",
    old: "30 hari kerja",
    now: "10 hari kalender",
  },
  en: {
    title: "Clause 7.2",
    same: "The supplier replaces leaking caps within ",
    old: "30 working days",
    now: "10 calendar days",
  },
};

export const crop: Crop = {
  label: {
    id: "Dua versi pasal kontrak dibandingkan: 30 hari kerja menjadi 10 hari kalender.",
    en: "Two versions of a contract clause compared: 30 working days becomes 10 calendar days.",
  },
  Content({ locale }) {
    const { title, same, old, now } = words[locale];
    return (
      <Document title={title}>
        <p>
          {same}
          <del className="bg-bad-soft text-bad">{old}</del>{" "}
          <ins className="bg-good-soft text-good no-underline">{now}</ins>.
        </p>
        <svg viewBox="0 0 200 30" className="mt-3 w-full" strokeWidth={4} aria-hidden="true">
          <path d="M0 4h200M0 15h176M0 26h120" className="stroke-line" />
        </svg>
      </Document>
    );
  },
};
