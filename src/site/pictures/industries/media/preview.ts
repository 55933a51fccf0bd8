import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Topik banjir rob mulai naik dua hari sebelum menjadi berita utama. | The topic of tidal floods begins to rise two days before it becomes the headline.",
  screen: {
    title: "Banjir rob, sebutan | Tidal floods, mentions",
    meta: "7 hari | 7 days",
    product: "big-social",
    parts: [
      {
        line: [4, 5, 6, 14, 26, 41, 58],
        usual: [8, 9, 9, 10, 12, 18, 49],
        labels: ["Sen | Mon", "Rab | Wed", "Jum | Fri", "Min | Sun"],
        signal: 3,
      },
    ],
  },
};
