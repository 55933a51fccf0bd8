import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Tiga klaim bengkel; satu foto ternyata sudah dipakai pada klaim lain. | Three garage claims; one photo has been used in another claim.",
  screen: {
    title: "Klaim bengkel | Garage claims",
    meta: "Hari ini | Today",
    product: "big-vision",
    parts: [
      {
        head: ["Klaim | Claim", "Nilai | Value", "Catatan | Note"],
        table: [
          ["K-2207", "Rp4,1 jt | Rp4.1 m", "Foto pernah dipakai | Photo used before"],
          ["K-2208", "Rp1,8 jt | Rp1.8 m", "Lengkap | Complete"],
          ["K-2209", "Rp2,6 jt | Rp2.6 m", "Lengkap | Complete"],
        ],
        signal: 0,
      },
    ],
  },
};
