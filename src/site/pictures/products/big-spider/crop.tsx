import type { Bilingual } from "#text/locales.ts";
import { Chip } from "../../kit/chip.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ meta: string; rows: [source: string, count: string][]; fresh: string }> = {
  id: {
    meta: "06.00 WIB",
    rows: [
      ["Harga beras, 34 provinsi", "1.204 baris"],
      ["Lowongan perawat", "318 baris"],
      ["Pengumuman tender", "97 baris"],
    ],
    fresh: "12 baru",
  },
  en: {
    meta: "06:00",
    rows: [
      ["Rice prices, 34 provinces", "1,204 rows"],
      ["Nursing vacancies", "318 rows"],
      ["Tender notices", "97 rows"],
    ],
    fresh: "12 new",
  },
};

export const crop: Crop = {
  label: {
    id: "Tiga sumber web publik dan jumlah baris yang terkumpul pagi ini.",
    en: "Three public web sources and the rows collected this morning.",
  },
  Content({ locale }) {
    const { meta, rows, fresh } = words[locale];
    return (
      <Window title="BigSpider" product="big-spider" meta={meta}>
        <div className="px-3.5 py-1.5">
          <Table
            rows={rows.map(([source, count], row) => [source, row === 2 ? <Chip key={source}>{fresh}</Chip> : count])}
            end={[1]}
          />
        </div>
      </Window>
    );
  },
};
