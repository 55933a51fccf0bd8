import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Keluhan sinyal per kecamatan; Tallo jauh di atas yang lain. | Signal complaints by district; Tallo is far above the others.",
  screen: {
    title: "Keluhan sinyal, 1 jam | Signal complaints, 1 hour",
    meta: "19.30 | 19:30",
    product: "big-social",
    parts: [
      {
        bars: [
          ["Tallo", 100, "128"],
          ["Wajo", 24, "31"],
          ["Mariso", 17, "22"],
          ["Bontoala", 9, "12"],
        ],
        signal: 0,
      },
    ],
  },
};
