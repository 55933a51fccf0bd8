import type { Bilingual } from "#text/locales.ts";
import { Steps } from "../../kit/steps.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; steps: string[] }> = {
  id: {
    title: "Tahan bets K-1104",
    steps: ["Keluhan lewat ambang", "Tugas ke kepala mutu", "Menunggu persetujuan", "Gudang diberi tahu"],
  },
  en: {
    title: "Hold batch K-1104",
    steps: ["Complaints over the limit", "Task for head of quality", "Waiting for approval", "Tell the warehouse"],
  },
};

export const crop: Crop = {
  label: {
    id: "Alur menahan bets: ambang terlewati, tugas dibuat, kini menunggu persetujuan.",
    en: "A workflow to hold a batch: limit passed, task created, now waiting for approval.",
  },
  Content({ locale }) {
    const { title, steps } = words[locale];
    return (
      <Window title={title} product="big-action">
        <div className="p-3.5">
          <Steps items={steps} done={2} />
        </div>
      </Window>
    );
  },
};
