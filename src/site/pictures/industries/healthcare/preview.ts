import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Papan tempat tidur empat bangsal; satu tempat tidur baru saja kosong di Anggrek. | The bed board of four wards; one bed in Anggrek has just become free.",
  screen: {
    title: "Tempat tidur, sekarang | Beds, right now",
    meta: "14.05 | 14:05",
    product: "big-view",
    parts: [
      {
        beds: [
          ["Anggrek", "xxxxx!xxox"],
          ["Melati", "xxoxxxxxxo"],
          ["ICU", "xxxxxxxxox"],
          ["Isolasi | Isolation", "xxxooxxooo"],
        ],
      },
      { note: "Kuning: baru kosong, siap untuk IGD | Yellow: just freed, ready for emergency" },
    ],
  },
};
