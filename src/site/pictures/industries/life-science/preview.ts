import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Silsilah satu bets obat: bahan, produksi, dan tiga distributor yang menerimanya. | The genealogy of a medicine batch: ingredient, production, and the three distributors who received it.",
  screen: {
    title: "Silsilah bets P-318 | Genealogy of batch P-318",
    meta: "4 menit | 4 min",
    product: "big-lake",
    parts: [
      {
        steps: [
          "Bahan aktif, lot 77-B | Active ingredient, lot 77-B",
          "Kompresi, mesin 4 | Compression, machine 4",
          "Ditahan: kadar air | On hold: moisture",
          "3 distributor diberi tahu | 3 distributors told",
        ],
        done: 2,
      },
    ],
  },
};
