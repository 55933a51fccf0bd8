import type { Locale } from "#text/locales.ts";
import { Bars } from "../../kit/bars.tsx";
import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { Picture } from "../../kit/picture.tsx";
import { sayIn } from "../say.ts";

/** Draws four ways to write a question, all of one intent. */
export function OneIntent({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  return (
    <Picture
      locale={locale}
      size="tile"
      label={t("Empat cara menulis pertanyaan yang sama, satu maksud.", "Four ways to write one question, one intent.")}
    >
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
          <b className="text-hue">{t("Maksud: ongkos kirim", "Intent: shipping cost")}</b>
        </Card>
      </div>
    </Picture>
  );
}

/** Draws one conversation over three channels. */
export function OneHistory({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  const stops = [
    [t("Situs web", "Website"), t("19.20 tanya stok", "19:20 asks for stock")],
    ["WhatsApp", t("19.34 memesan", "19:34 orders")],
    [t("Telepon", "Phone"), t("09.10 ganti warna", "09:10 changes colour")],
  ];
  return (
    <Picture
      locale={locale}
      size="tile"
      label={t("Satu riwayat dari situs web, WhatsApp, dan telepon.", "One history from website, WhatsApp and phone.")}
    >
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
    </Picture>
  );
}

/** Draws the week's questions without an answer, by intent. */
export function Unanswered({ locale }: { locale: Locale }) {
  const t = sayIn(locale);
  return (
    <Picture
      locale={locale}
      size="tile"
      label={t(
        "Pertanyaan yang belum terjawab minggu ini menurut maksud.",
        "This week’s unanswered questions by intent.",
      )}
    >
      <Card>
        <p className="mb-3 flex justify-between gap-2">
          <b>{t("Belum terjawab", "Unanswered")}</b>
          <Chip tone="quiet">{t("minggu 47", "week 47")}</Chip>
        </p>
        <Bars
          rows={[
            { label: t("Cicilan", "Instalments"), share: 100, value: "41", signal: true },
            { label: t("Garansi", "Warranty"), share: 56, value: "23" },
            { label: t("Grosir", "Wholesale"), share: 27, value: "11" },
          ]}
        />
      </Card>
    </Picture>
  );
}
