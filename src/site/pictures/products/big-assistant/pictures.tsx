import { Icon } from "#ui/icon.tsx";
import { Card } from "../../kit/frames.tsx";
import { Bars, Chat, Chip } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { HandOverInbox, JobDone, SourcedAnswer } from "./stories.tsx";

const crop: Crop = {
  label:
    "Percakapan WhatsApp: pelanggan menanyakan botol bocor, asisten meminta foto label lalu mengirim gantinya. | A WhatsApp conversation: a customer asks about a leaking bottle, the assistant requests a photo of the label and sends a new one.",
  draw: (t) => (
    <Chat
      messages={[
        {
          from: "them",
          text: t("kak botolnya bocor, bs dituker ga? | hi the bottle leaks, can i swap it?"),
          time: t("21.04 | 21:04"),
        },
        {
          from: "bot",
          text: t("Bisa, Kak. Boleh kirim foto labelnya? | Yes. Could you send a photo of the label?"),
          time: t("21.04 | 21:04"),
        },
        { from: "them", text: t("nih kak, kodenya K-1104 | here, it says K-1104"), time: t("21.06 | 21:06") },
        {
          from: "bot",
          text: t("Terima kasih, Kak. Gantinya dikirim besok. | Thank you. A new one ships tomorrow."),
          time: t("21.06 | 21:06"),
        },
      ]}
    />
  ),
};

type Bubble = readonly [from: "customer" | "assistant", text: string, time: string];

/** Renders a telephone with a conversation as the messenger shows it: its green head, its ground, its ticks. */
function WhatsApp({
  name,
  note,
  clock,
  bubbles,
}: {
  name: string;
  note: string;
  clock: string;
  bubbles: readonly Bubble[];
}) {
  return (
    <div className="pic-phone">
      <div className="messenger">
        <p className="messenger-clock num">{clock}</p>
        <div className="messenger-head">
          <Icon name="arrow-left" className="size-4" />
          <span className="messenger-face" />
          <span>
            <b>{name}</b>
            <br />
            {note}
          </span>
        </div>
        <div className="messenger-talk">
          {bubbles.map(([from, text, time]) => (
            <p key={time + text} data-from={from}>
              {text} <span className="num">{from === "customer" ? `${time} ✓✓` : time}</span>
            </p>
          ))}
        </div>
        <p className="messenger-box">
          <span />
          <i />
        </p>
      </div>
    </div>
  );
}

/**
 * Draws BigAssistant's signature picture: the customer's telephone at eleven at night, what was understood, who takes
 * over.
 */
const NightShift = picture(
  "stage",
  "Sebuah ponsel dalam genggaman pada pukul 23.04: pelanggan bertanya cara bayar dengan singkatan, asisten menjawab, lalu menawarkan petugas. Di kiri maksud yang dipahami, di kanan ringkasan untuk petugas pagi. | A phone in a hand at 23:04: a customer asks in abbreviations how to pay, the assistant answers, then offers an agent. On the left what it understood, on the right the summary for the morning agent.",
  (t) => (
    <div className="grid items-center gap-6 @4xl:grid-cols-[1fr_19rem_1fr] @4xl:gap-10">
      <div className="hidden gap-4 @2xl:grid">
        <Card>
          <p className="flex items-center justify-between gap-2">
            <b>{t("Yang dipahami | What it understood")}</b>
            <Chip tone="good">{t("yakin 96% | 96% confident")}</Chip>
          </p>
          <dl className="mt-3 grid gap-2">
            {[
              ["“gmn cara byrnya”", t("cara membayar | how to pay")],
              ["“kak”", t("ramah, santai | friendly, casual")],
              ["#8841", t("nomor pesanan | order number")],
            ].map(([said, meant]) => (
              <div key={said} className="grid grid-cols-2 gap-2 border-t border-line pt-2">
                <dt>{said}</dt>
                <dd className="font-semibold text-hue">{meant}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card>
          <b>{t("Sumber jawaban | Source of the answer")}</b>
          <p className="mt-1 text-muted">{t("Panduan pembayaran.pdf, hlm. 3 | Payment guide.pdf, p. 3")}</p>
        </Card>
      </div>
      <div className="relative isolate">
        <Palm />
        <WhatsApp
          name={t("Toko Anyelir")}
          note={t("asisten otomatis | automated assistant")}
          clock={t("23.04 | 23:04")}
          bubbles={[
            ["customer", t("gmn cara byrnya kak? pesanan #8841 | how do i pay? order #8841"), t("23.02 | 23:02")],
            [
              "assistant",
              t(
                "Bisa lewat VA BCA, Mandiri, atau QRIS, Kak. Totalnya Rp184.000, bayar sebelum besok 23.00. | By BCA or Mandiri virtual account, or QRIS. The total is Rp184,000, due before 23:00 tomorrow.",
              ),
              t("23.02 | 23:02"),
            ],
            ["customer", t("klo ganti alamat msh bs? | can i still change the address?"), t("23.03 | 23:03")],
            [
              "assistant",
              t(
                "Perubahan alamat perlu petugas. Saya teruskan dan mereka membalas mulai pukul 08.00, ya. | That needs an agent. I have passed it on, and they reply from 08:00.",
              ),
              t("23.04 | 23:04"),
            ],
          ]}
        />
        <Fingers />
      </div>
      <Card>
        <p className="flex items-center justify-between gap-2">
          <b>{t("Antrean petugas, 08.00 | Agents’ queue, 08:00")}</b>
          <Chip tone="warn">{t("1 baru | 1 new")}</Chip>
        </p>
        <p className="mt-3 font-semibold">{t("Ringkasan | Summary")}</p>
        <ol className="mt-1 grid list-decimal gap-1 pl-4">
          <li>{t("Pesanan #8841, belum dibayar. | Order #8841, not paid yet.")}</li>
          <li>{t("Sudah diberi cara bayar. | Has been told how to pay.")}</li>
          <li>{t("Ingin mengganti alamat kirim. | Wants to change the address.")}</li>
        </ol>
        <p className="mt-3 border-t border-line pt-3 text-muted">
          {t("Suasana: tenang. Nomor disamarkan. | Mood: calm. Number masked.")}
        </p>
      </Card>
    </div>
  ),
);

const skin = "#b9794f";

/** Draws the palm and the wrist behind the telephone. */
function Palm() {
  return (
    <svg
      viewBox="0 0 400 560"
      preserveAspectRatio="none"
      className="pointer-events-none absolute -inset-x-12 top-0 -bottom-24 -z-10 hidden h-[calc(100%+6rem)] w-[calc(100%+6rem)] @4xl:block"
      aria-hidden="true"
    >
      <path d="M40 560c-14-60-34-110-32-170 2-50 20-78 52-98h270c30 30 36 70 26 120-8 44-20 90-24 148z" fill={skin} />
    </svg>
  );
}

/** Draws the tips of the fingers and the thumb in front of the telephone. */
function Fingers() {
  return (
    <svg
      viewBox="0 0 400 560"
      preserveAspectRatio="none"
      className="pointer-events-none absolute -inset-x-12 top-0 -bottom-8 hidden h-[calc(100%+2rem)] w-[calc(100%+6rem)] @4xl:block"
      aria-hidden="true"
    >
      <g fill={skin}>
        <rect x="343" y="232" width="30" height="46" rx="17" />
        <rect x="343" y="286" width="32" height="48" rx="18" />
        <rect x="343" y="342" width="31" height="46" rx="17" />
        <rect x="342" y="396" width="28" height="42" rx="16" />
        <path d="M8 400c0-70 12-130 32-176 10-22 26-16 24 8-4 46-4 84-12 128-8 42-44 74-44 40z" />
      </g>
      <path d="M44 232c5-10 14-8 13 4l-2 16c-6 3-12 1-15-4z" fill="#e3b08c" />
    </svg>
  );
}

/** Draws four ways to write a question, all of one intent. */
const OneIntent = picture(
  "tile",
  "Empat cara menulis pertanyaan yang sama, satu maksud. | Four ways to write one question, one intent.",
  (t) => (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-2">
        {["ongkir brp min", "biaya kirim?", "ongkose piro", "ongkir ke bdg brapa gan"].map((text) => (
          <span key={text} className="rounded-full border border-line bg-surface px-3 py-1">
            {text}
          </span>
        ))}
      </p>
      <span className="ml-6 h-6 border-l-2 border-dotted border-accent" />
      <Card>
        <b className="text-hue">{t("Maksud: ongkos kirim | Intent: shipping cost")}</b>
      </Card>
    </div>
  ),
);

/** Draws one conversation over three channels. */
const OneHistory = picture(
  "tile",
  "Satu riwayat dari situs web, WhatsApp, dan telepon. | One history from website, WhatsApp and phone.",
  (t) => {
    const stops = [
      [t("Situs web | Website"), t("19.20 tanya stok | 19:20 asks for stock")],
      ["WhatsApp", t("19.34 memesan | 19:34 orders")],
      [t("Telepon | Phone"), t("09.10 ganti warna | 09:10 changes colour")],
    ];
    return (
      <ol className="grid border-l-2 border-dotted border-accent">
        {stops.map(([channel, note]) => (
          <li key={channel} className="relative pb-4 pl-5">
            <span className="absolute top-1.5 -left-1.5 size-2.5 rounded-full bg-hue" />
            <b>{channel}</b>
            <br />
            <span className="text-muted">{note}</span>
          </li>
        ))}
      </ol>
    );
  },
);

/** Draws the week's questions without an answer, by intent. */
const Unanswered = picture(
  "tile",
  "Pertanyaan yang belum terjawab minggu ini menurut maksud. | This week’s unanswered questions by intent.",
  (t) => (
    <Card>
      <p className="mb-3 flex justify-between gap-2">
        <b>{t("Belum terjawab | Unanswered")}</b>
        <Chip tone="quiet">{t("minggu 47 | week 47")}</Chip>
      </p>
      <Bars
        rows={[
          { label: t("Cicilan | Instalments"), share: 100, value: "41", signal: true },
          { label: t("Garansi | Warranty"), share: 56, value: "23" },
          { label: t("Grosir | Wholesale"), share: 27, value: "11" },
        ]}
      />
    </Card>
  ),
);

export const bigAssistant: FamilyPictures = {
  crop,
  stage: NightShift,
  stories: [SourcedAnswer, HandOverInbox, JobDone],
  tiles: [OneIntent, OneHistory, Unanswered],
};
