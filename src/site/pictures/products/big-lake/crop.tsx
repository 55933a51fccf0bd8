import type { Bilingual } from "#text/locales.ts";
import { Bars } from "../../kit/bars.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; layers: [string, string, string] }> = {
  id: { title: "Tabel menurut lapisan", layers: ["Mentah", "Bersih", "Resmi"] },
  en: { title: "Tables by layer", layers: ["Raw", "Clean", "Official"] },
};

export const crop: Crop = {
  label: {
    id: "Tabel menurut lapisan: 412 mentah, 96 bersih, 14 resmi.",
    en: "Tables by layer: 412 raw, 96 clean, 14 official.",
  },
  Content({ locale }) {
    const { title, layers } = words[locale];
    return (
      <Window title={title} product="big-lake">
        <Bars
          className="p-3.5"
          rows={[
            { label: layers[0], share: 100, value: 412 },
            { label: layers[1], share: 24, value: 96 },
            { label: layers[2], share: 5, value: 14, signal: true },
          ]}
        />
      </Window>
    );
  },
};
