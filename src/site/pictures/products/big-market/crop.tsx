import type { Bilingual } from "#text/locales.ts";
import { Chip } from "../../kit/chip.tsx";
import { Table } from "../../kit/table.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; rows: [string, string][] }> = {
  id: {
    title: "Rak set data",
    rows: [
      ["Mutu kemasan per kota", "Tiap Jumat"],
      ["Curah hujan pelabuhan", "Harian"],
      ["Harga pakan ternak", "Bulanan"],
    ],
  },
  en: {
    title: "Data set shelf",
    rows: [
      ["Packaging quality by city", "Fridays"],
      ["Rainfall at ports", "Daily"],
      ["Animal feed prices", "Monthly"],
    ],
  },
};

export const crop: Crop = {
  label: {
    id: "Rak set data: mutu kemasan per kota, curah hujan pelabuhan, harga pakan ternak.",
    en: "A shelf of data sets: packaging quality by city, rainfall at ports, animal feed prices.",
  },
  Content({ locale }) {
    const { title, rows } = words[locale];
    return (
      <Window title={title} product="big-market">
        <div className="px-3.5 py-1.5">
          <Table rows={rows.map(([name, rhythm]) => [name, <Chip key={name}>{rhythm}</Chip>])} end={[1]} />
        </div>
      </Window>
    );
  },
};
