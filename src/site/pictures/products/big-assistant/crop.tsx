import type { Bilingual } from "#text/locales.ts";
import { Chat, type Message } from "../../kit/chat.tsx";
import type { Crop } from "../crop.ts";

const words: Bilingual<Message[]> = {
  id: [
    { from: "them", text: "kak botolnya bocor, bs dituker ga?", time: "21.04" },
    { from: "bot", text: "Bisa, Kak. Boleh kirim foto labelnya?", time: "21.04" },
    { from: "them", text: "nih kak, kodenya K-1104", time: "21.06" },
    { from: "bot", text: "Terima kasih, Kak. Gantinya dikirim besok.", time: "21.06" },
  ],
  en: [
    { from: "them", text: "hi the bottle leaks, can i swap it?", time: "21:04" },
    { from: "bot", text: "Yes. Could you send a photo of the label?", time: "21:04" },
    { from: "them", text: "here, it says K-1104", time: "21:06" },
    { from: "bot", text: "Thank you. A new one ships tomorrow.", time: "21:06" },
  ],
};

export const crop: Crop = {
  label: {
    id: "Percakapan WhatsApp: pelanggan menanyakan botol bocor, asisten meminta foto label lalu mengirim gantinya.",
    en: "A WhatsApp conversation: a customer asks about a leaking bottle, the assistant requests a photo of the label and sends a new one.",
  },
  Content({ locale }) {
    return <Chat messages={words[locale]} />;
  },
};
