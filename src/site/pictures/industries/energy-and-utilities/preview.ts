import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Susut per gardu: Panakkukang paling besar, 14,2 persen. | Losses by substation: Panakkukang is the largest at 14.2 percent.",
  screen: {
    title: "Susut per gardu | Losses by substation",
    meta: "Oktober | October",
    product: "big-view",
    parts: [
      {
        bars: [
          ["Panakkukang", 100, "14,2% | 14.2%"],
          ["Rappocini", 56, "8,0% | 8.0%"],
          ["Tamalate", 43, "6,1% | 6.1%"],
          ["Biringkanaya", 31, "4,4% | 4.4%"],
        ],
        signal: 0,
      },
    ],
  },
};
