import type { Bilingual } from "#text/locales.ts";
import { Chat } from "../../kit/chat.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<{ ask: string; answer: string; times: [string, string] }> = {
  id: {
    ask: "kak botolnya bocor, bs dituker ga?",
    answer: "Bisa, Kak. Boleh kirim foto labelnya?",
    times: ["21.04", "21.04"],
  },
  en: {
    ask: "hi the bottle leaks, can i swap it?",
    answer: "Yes. Could you send a photo of the label?",
    times: ["21:04", "21:04"],
  },
};

export const crop: Crop = {
  label: {
    id: "Percakapan WhatsApp: pelanggan menanyakan botol bocor, asisten meminta foto label.",
    en: "A WhatsApp conversation: a customer asks about a leaking bottle, the assistant requests a photo of the label.",
  },
  Content({ locale }) {
    const { ask, answer, times } = words[locale];
    return (
      <Chat
        messages={[
          { from: "them", text: ask, time: times[0] },
          { from: "bot", text: answer, time: times[1] },
        ]}
      />
    );
  },
};
