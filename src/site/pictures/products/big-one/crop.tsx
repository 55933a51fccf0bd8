import type { Bilingual } from "#text/locales.ts";
import { Chip } from "../../kit/chip.tsx";
import { Window } from "../../kit/window.tsx";
import { Person } from "../../people/person.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ since: string; facts: [string, string][]; consent: string }> = {
  id: {
    since: "Pelanggan sejak 2021",
    facts: [
      ["Pesanan", "14"],
      ["Keluhan", "1"],
    ],
    consent: "Izin tercatat",
  },
  en: {
    since: "Customer since 2021",
    facts: [
      ["Orders", "14"],
      ["Complaints", "1"],
    ],
    consent: "Consent recorded",
  },
};

export const crop: Crop = {
  label: {
    id: "Kartu satu pelanggan, Dewi Lestari: 14 pesanan, satu keluhan, izin tercatat.",
    en: "The card of one customer, Dewi Lestari: 14 orders, one complaint, consent recorded.",
  },
  Content({ locale }) {
    const { since, facts, consent } = words[locale];
    return (
      <Window title="Dewi Lestari" product="big-one" meta={<Chip tone="good">{consent}</Chip>}>
        <div className="flex items-center gap-3.5 p-3.5">
          <Person bust="hijab" className="size-16 shrink-0" />
          <div className="grid grow grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <span className="col-span-2 text-muted">{since}</span>
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <span>{name}</span>
                <span className="font-semibold">{value}</span>
              </div>
            ))}
          </div>
        </div>
      </Window>
    );
  },
};
