import type { Bilingual } from "#text/locales.ts";
import { Chip } from "../../kit/chip.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; fields: [string, string][] }> = {
  id: {
    title: "Label terbaca",
    fields: [
      ["Kode bets", "K-1104"],
      ["Dikemas", "4 Nov"],
    ],
  },
  en: {
    title: "Label read",
    fields: [
      ["Batch code", "K-1104"],
      ["Packed", "4 Nov"],
    ],
  },
};

export const crop: Crop = {
  label: {
    id: "Foto label botol dengan kode bets yang dibingkai dan dibaca: K-1104.",
    en: "A photo of a bottle label with its batch code framed and read: K-1104.",
  },
  Content({ locale }) {
    const { title, fields } = words[locale];
    return (
      <Window title={title} product="big-vision" meta={<Chip tone="good">99%</Chip>}>
        <div className="flex items-center gap-4 p-3.5">
          <svg viewBox="0 0 64 88" className="h-24 shrink-0" aria-hidden="true">
            <path d="M22 8h20v14q13 4 13 18v46H9V40q0-14 13-18z" className="fill-tint stroke-hue" strokeWidth={1.5} />
            <path d="M20 2h24v9H20z" className="fill-hue" />
            <path d="M13 46h38v32H13z" className="fill-surface" />
            <path d="M18 53h20m-20 6h28" strokeWidth={2} className="stroke-line" />
            <path d="M17 65h30v9H17z" fill="none" strokeWidth={2} className="stroke-accent" />
          </svg>
          <dl>
            {fields.map(([name, value]) => (
              <div key={name}>
                <dt className="text-muted">{name}</dt>
                <dd className="mb-1.5 font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Window>
    );
  },
};
