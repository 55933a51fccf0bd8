import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Warga bertanya syarat KIA pukul sembilan malam dan dijawab dari standar pelayanan. | At nine in the evening a resident asks what a child’s ID card needs and gets the official list.",
  screen: {
    title: "Dinas kependudukan | Civil registry office",
    meta: "21.07 | 21:07",
    product: "big-assistant",
    parts: [
      {
        chat: [
          ["them", "Punten, syarat KIA naon wae? | What do I need for a child ID card?"],
          [
            "bot",
            "Akta lahir, KK, dan KTP orang tua. Fotonya bisa dikirim sekarang. | Birth certificate, family card and a parent’s ID. You can send photos now.",
          ],
        ],
      },
    ],
  },
};
