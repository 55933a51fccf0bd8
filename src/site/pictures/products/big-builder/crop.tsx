import type { Bilingual } from "#text/locales.ts";
import { Chip } from "../../kit/chip.tsx";
import { Field } from "../../kit/field.tsx";
import { Sidebar, Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{
  title: string;
  state: string;
  blocks: string[];
  fields: [label: string, value: string][];
}> = {
  id: {
    title: "Penahanan bets",
    state: "Terbit",
    blocks: ["Isian", "Foto", "Daftar", "Tombol"],
    fields: [
      ["Kode bets", "K-1104"],
      ["Gudang", "Makassar"],
      ["Jumlah kardus", "240"],
      ["Alasan", "Tutup longgar"],
    ],
  },
  en: {
    title: "Batch hold",
    state: "Published",
    blocks: ["Field", "Photo", "List", "Button"],
    fields: [
      ["Batch code", "K-1104"],
      ["Warehouse", "Makassar"],
      ["Cartons", "240"],
      ["Reason", "Loose cap"],
    ],
  },
};

export const crop: Crop = {
  label: {
    id: "Aplikasi penahanan bets yang disusun dari blok: kode bets, gudang, jumlah kardus, alasan.",
    en: "A batch-hold app built from blocks: batch code, warehouse, cartons, reason.",
  },
  Content({ locale }) {
    const { title, state, blocks, fields } = words[locale];
    return (
      <Window title={title} product="big-builder" meta={<Chip>{state}</Chip>} sidebar={<Sidebar items={blocks} />}>
        <div className="grid gap-2.5 p-3.5 @min-[20rem]:grid-cols-2">
          {fields.map(([label, value], index) => (
            <Field key={label} label={label} value={value} state={index === 2 ? "warn" : undefined} />
          ))}
        </div>
      </Window>
    );
  },
};
