import { Card } from "../../kit/card.tsx";
import { Chip } from "../../kit/chip.tsx";
import { picture } from "../../kit/picture.tsx";
import { PetalRow } from "../petal-row.tsx";

/** Draws twelve weeks of a customer in three channels: a petal's size is the number of contacts. */
export const ChannelWeeks = picture(
  "tile",
  "Dua belas minggu pelanggan di tiga kanal; telepon memuncak minggu ini. | Twelve weeks of a customer in three channels; calls peak this week.",
  (t) => {
    const channels: [string, number[], number?][] = [
      [t("Belanja | Purchases"), [0.2, 0, 0.6, 0, 0.2, 0, 0, 0.4, 0, 0, 0, 1]],
      [t("Obrolan | Chats"), [0, 0.3, 0, 0, 0.5, 0, 0.2, 0, 0, 0.3, 0, 0.6]],
      [t("Telepon | Calls"), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2, 1], 11],
    ];
    return (
      <Card className="grid gap-4">
        {channels.map(([name, values, signal]) => (
          <div key={name}>
            <span className="text-muted">{name}</span>
            <PetalRow values={values} signal={signal} className="mt-1 h-auto w-full" />
          </div>
        ))}
      </Card>
    );
  },
);

/** Draws the condition of a segment and the people in it now. */
export const LivingSegment = picture(
  "tile",
  "Syarat segmen dan jumlah anggotanya hari ini. | The condition of a segment and its size today.",
  (t) => (
    <Card>
      <p className="flex flex-wrap gap-2">
        <Chip>{t("aktif 90 hari | active 90 days")}</Chip>
        <Chip tone="quiet">{t("dan | and")}</Chip>
        <Chip>{t("2 keluhan bulan ini | 2 complaints this month")}</Chip>
        <Chip tone="quiet">{t("dan | and")}</Chip>
        <Chip>{t("izin layanan | service consent")}</Chip>
      </p>
      <p className="mt-4 border-t border-line pt-3">
        <b className="num font-display text-2xl/tight">412</b>{" "}
        {t("orang, +18 sejak kemarin | people, +18 since yesterday")}
      </p>
    </Card>
  ),
);

/** Draws one role and what it opens in each product. */
export const OneRole = picture(
  "tile",
  "Peran petugas cabang dan haknya di empat produk. | The role of branch staff and its rights in four products.",
  (t) => {
    const rights = [
      ["BigOne", t("profil cabang | branch profiles")],
      ["BigAssistant", t("kotak masuk | inbox")],
      ["BigView", t("dasbor cabang | branch dashboard")],
      ["BigLake", t("tidak | none")],
    ];
    return (
      <Card>
        <b className="text-sm">{t("Petugas cabang | Branch staff")}</b>
        <ul className="mt-3 grid gap-2.5">
          {rights.map(([product, right]) => (
            <li key={product} className="flex justify-between gap-2 border-t border-line pt-2.5">
              {product} <b className="text-hue">{right}</b>
            </li>
          ))}
        </ul>
      </Card>
    );
  },
);
