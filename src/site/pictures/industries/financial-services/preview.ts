import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Pembukaan rekening: KTP terbaca, wajah cocok, uji kehadiran lolos, tinggal keputusan petugas. | Opening an account: ID card read, face matched, liveness passed; an officer decides next.",
  screen: {
    title: "Pembukaan rekening | Opening an account",
    meta: "3 menit 40 detik | 3 min 40 s",
    product: "big-vision",
    parts: [
      {
        steps: [
          "KTP terbaca, 16 isian | ID card read, 16 fields",
          "Swafoto cocok | Selfie matched",
          "Uji kehadiran lolos | Liveness check passed",
          "Petugas memutuskan | An officer decides",
        ],
        done: 3,
      },
    ],
  },
};
