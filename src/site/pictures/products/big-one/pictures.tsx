import { PetalRow } from "../../kit/charts.tsx";
import { Card, Window } from "../../kit/frames.tsx";
import { Chip, ChipRow, Steps } from "../../kit/parts.tsx";
import { picture } from "../../kit/picture.tsx";
import { FigureShape, Person } from "../../people/person.tsx";
import type { Crop, FamilyPictures } from "../product-pictures.ts";
import { ConsentMatrix, MatchReasons, RequestDesk } from "./stories.tsx";

const crop: Crop = {
  label:
    "Kartu satu pelanggan, Dewi Lestari: 14 pesanan, satu keluhan, izin tercatat. | The card of one customer, Dewi Lestari: 14 orders, one complaint, consent recorded.",
  draw: (t) => (
    <Window
      title="Dewi Lestari"
      product="big-one"
      meta={<Chip tone="good">{t("Izin tercatat | Consent recorded")}</Chip>}
    >
      <div className="flex items-center gap-3.5 p-3.5">
        <Person bust="hijab" className="size-16 shrink-0" />
        <div className="grid grow grid-cols-[1fr_auto] gap-x-3 gap-y-1">
          <span className="col-span-2 text-muted">{t("Pelanggan sejak 2021 | Customer since 2021")}</span>
          {[
            [t("Pesanan | Orders"), "14"],
            [t("Keluhan | Complaints"), "1"],
          ].map(([name, value]) => (
            <div key={name} className="contents">
              <span>{name}</span>
              <span className="font-semibold">{value}</span>
            </div>
          ))}
        </div>
      </div>
    </Window>
  ),
};

/** Draws the customer of the picture: a woman in a headscarf, in the hue of the page. */
function Face({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`text-primary ${className}`} aria-hidden="true">
      <clipPath id="big-one-face">
        <circle cx="32" cy="32" r="31.5" />
      </clipPath>
      <g clipPath="url(#big-one-face)">
        <path d="M0 0h64v64H0z" className="fill-surface" />
        <FigureShape bust="hijab" />
      </g>
    </svg>
  );
}

/**
 * Draws BigOne's signature picture: the face of a customer, the five records behind it, and what may be done with them.
 */
const Customer = picture(
  "stage",
  "Wajah seorang pelanggan, Dewi Lestari, di tengah. Lima catatan dari kasir, aplikasi, pusat layanan, situs, dan garansi menyatu padanya. Di kanan linimasa tiga kejadian terakhir dan izin yang ia berikan. | The face of a customer, Dewi Lestari, in the middle. Five records from till, app, call centre, website and warranty join in her. On the right a timeline of the last three events and the consent she has given.",
  (t) => {
    const records = [
      [t("Kasir | Till"), "Dewi L.", t("kartu anggota | member card")],
      [t("Aplikasi | App"), "dewi.lestari88", t("surel | email")],
      [t("Pusat layanan | Call centre"), "0812 •••• 4471", t("telepon | phone")],
      [t("Situs web | Website"), "D. Lestari", t("alamat | address")],
      [t("Garansi | Warranty"), "Ibu Dewi", t("nomor seri | serial number")],
    ];
    return (
      <div className="grid items-center gap-6 @3xl:grid-cols-[1fr_3rem_14rem_3rem_1.2fr] @3xl:gap-0">
        <ul className="grid grid-cols-2 gap-2 @3xl:grid-cols-1 @3xl:gap-3">
          {records.map(([source, name, why]) => (
            <li key={source} className="rounded-md border border-line bg-surface px-3 py-2 shadow-sm">
              <span className="text-muted">{source}</span>
              <b className="block truncate text-sm">{name}</b>
              <span className="text-hue">{why}</span>
            </li>
          ))}
        </ul>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="hidden size-full @3xl:block"
          aria-hidden="true"
        >
          <path
            d="M0 10C60 10 40 50 100 50M0 30C60 30 50 50 100 50M0 50H100M0 70C60 70 50 50 100 50M0 90C60 90 40 50 100 50"
            className="thread"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="grid justify-items-center gap-3 text-center">
          <Face className="size-44" />
          <p>
            <b className="font-display text-xl">Dewi Lestari</b>
            <br />
            <span className="text-muted">{t("Pelanggan sejak 2021, Bandung | Customer since 2021, Bandung")}</span>
          </p>
          <Chip tone="good">{t("5 catatan, 1 profil | 5 records, 1 profile")}</Chip>
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="hidden size-full @3xl:block"
          aria-hidden="true"
        >
          <path
            d="M0 50C50 50 50 25 100 25M0 50C50 50 50 80 100 80"
            className="thread"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="grid gap-4 @3xl:h-full @3xl:content-around">
          <Card className="hidden p-5 @2xl:block">
            <b>{t("Linimasa | Timeline")}</b>
            <div className="mt-3">
              <Steps
                done={2}
                items={[
                  t("18 Nov · Membeli mesin cuci, toko Dago | 18 Nov · Buys a washing machine, Dago shop"),
                  t("20 Nov · Menelepon: jadwal pasang | 20 Nov · Calls: installation date"),
                  t("22 Nov · Menelepon lagi; hubungkan ke teknisi | 22 Nov · Calls again; connect to a technician"),
                ]}
              />
            </div>
          </Card>
          <Card className="p-5">
            <b>{t("Izin yang diberikan | Consent given")}</b>
            <ChipRow
              className="mt-3"
              chips={[
                [t("layanan: WhatsApp, telepon | service: WhatsApp, phone"), "good"],
                [t("garansi | warranty"), "good"],
                [t("penawaran: tidak | offers: no"), "bad"],
                [t("media sosial: tidak ditautkan | social media: not linked"), "quiet"],
              ]}
            />
          </Card>
        </div>
      </div>
    );
  },
);

/** Draws twelve weeks of a customer in three channels: a petal's size is the number of contacts. */
const ChannelWeeks = picture(
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
const LivingSegment = picture(
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
const OneRole = picture(
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

export const bigOne: FamilyPictures = {
  crop,
  stage: Customer,
  stories: [MatchReasons, ConsentMatrix, RequestDesk],
  tiles: [ChannelWeeks, LivingSegment, OneRole],
};
