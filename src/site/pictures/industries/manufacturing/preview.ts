import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Retak rambut per jam di lini 2; lonjakan pukul 14 menahan palet. | Hairline cracks by hour on line 2; the spike at two o’clock holds the pallet.",
  screen: {
    title: "Retak rambut, lini 2 | Hairline cracks, line 2",
    meta: "Giliran siang | Day shift",
    product: "big-vision",
    parts: [
      {
        columns: [2, 1, 2, 2, 3, 2, 9, 4],
        labels: ["08.00 | 08:00", "11.00 | 11:00", "14.00 | 14:00"],
        signal: 6,
      },
    ],
  },
};
