import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Foto rak dibandingkan dengan stok: kecap 600 ml kosong di rak, ada di gudang. | A shelf photo compared with stock: soy sauce is out on the shelf and in the storeroom.",
  screen: {
    title: "Rak, gerai Bekasi 4 | Shelf, Bekasi store 4",
    meta: "10.20 | 10:20",
    product: "big-vision",
    parts: [
      {
        head: ["Barang | Item", "Rak | Shelf", "Gudang | Storeroom"],
        table: [
          ["Kecap 600 ml | Soy sauce 600 ml", "Kosong | Empty", "24"],
          ["Mi goreng | Fried noodles", "Penuh | Full", "60"],
          ["Teh celup | Tea bags", "Penuh | Full", "18"],
        ],
        signal: 0,
        end: [2],
      },
    ],
  },
};
