import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";

/** Draws four ways to write a question, all of one intent. */
export const OneIntent = picture(
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
export const OneHistory = picture(
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
export const Unanswered = picture(
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
