import type { Bilingual } from "#text/locales.ts";
import { LineChart } from "../../kit/charts.tsx";
import { Window } from "../../kit/window.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ title: string; days: string[] }> = {
  id: { title: "Penjualan, sejajar Lebaran", days: ["H−14", "H−7", "Lebaran", "H+7"] },
  en: { title: "Sales, aligned to Eid", days: ["−14 d", "−7 d", "Eid", "+7 d"] },
};

export const crop: Crop = {
  label: {
    id: "Penjualan dua tahun yang disejajarkan pada Lebaran; tahun ini memuncak sebelum hari H.",
    en: "Sales of two years aligned to Eid; this year peaks before the day.",
  },
  Content({ locale }) {
    const { title, days } = words[locale];
    return (
      <Window title={title} product="big-view">
        <div className="p-3.5">
          <LineChart
            series={[
              { values: [20, 22, 27, 31, 40, 58, 71, 52, 30, 24, 21] },
              { values: [18, 20, 21, 26, 33, 41, 60, 57, 36, 25, 20], quiet: true },
            ]}
            labels={days}
            signal={6}
          />
        </div>
      </Window>
    );
  },
};
