import { Columns } from "../kit/charts.tsx";
import { Card } from "../kit/frames.tsx";
import { Chip } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Draws what the camera at the end of a line sees: bottles on the belt, one with a tilted cap, and where it came from. */
const LineCamera = picture(
  "stage",
  "Gambar kamera lini 3 pukul 03.40: tujuh botol di ban berjalan, tutup botol kelima miring. Grafik cacat per cetakan menunjuk cetakan 7, dan mandor sudah dipanggil. | Camera picture of line 3 at 03:40: seven bottles on the belt, the cap of the fifth is tilted. Defects by mould point to mould 7, and the foreman has been called.",
  (t) => (
    <>
      <div className="ground-ink overflow-clip rounded-xl border border-line shadow-lg">
        <p className="flex items-center gap-2.5 border-b border-line px-4 py-2 font-semibold">
          <span className="size-2 rounded-[99px] bg-bad" />
          {t("Kamera lini 3 | Camera, line 3")}
          <span className="ms-auto font-normal text-muted">{t("03.40.12 | 03:40:12")}</span>
        </p>
        <svg viewBox="0 0 640 232" className="w-full" aria-hidden="true">
          <path d="M0 196h640v22H0z" className="fill-surface" />
          <path
            d={Array.from({ length: 22 }, (_, i) => `M${i * 30 + 6} 207h16`).join("")}
            className="stroke-edge"
            strokeWidth="3"
          />
          {[0, 1, 2, 3, 4, 5, 6].map((at) => (
            <g key={at} transform={`translate(${at * 90 + 50} 0)`}>
              <path
                d="M-22 196v-82c0-18 12-20 12-40v-14h20v14c0 20 12 22 12 40v82z"
                className="fill-hue"
                opacity="0.85"
              />
              <path d="M-22 130h44v40h-44z" className="fill-surface" opacity="0.85" />
              <path
                d="M-14 42h28v20h-28z"
                transform={at === 4 ? "rotate(-17 0 52)" : undefined}
                className={at === 4 ? "fill-accent" : "fill-ink"}
              />
              <path
                d="M-32 30h64v172h-64z"
                fill="none"
                className={at === 4 ? "stroke-accent" : "stroke-edge"}
                strokeWidth={at === 4 ? 3 : 1.5}
                strokeDasharray={at === 4 ? undefined : "5 5"}
              />
            </g>
          ))}
        </svg>
        <p className="flex flex-wrap gap-1.5 px-4 pb-3.5">
          <Chip tone="warn">{t("Botol 5: tutup miring, 0,93 | Bottle 5: tilted cap, 0.93")}</Chip>
          <Chip tone="quiet">{t("6 baik | 6 good")}</Chip>
        </p>
      </div>
      <div className="relative mx-3 -mt-2 grid gap-3 @lg:mx-6 @lg:grid-cols-[3fr_2fr]">
        <Card className="shadow-lg">
          <p className="mb-2 font-semibold">{t("Cacat per cetakan, malam ini | Defects by mould, tonight")}</p>
          <div className="max-w-72">
            <Columns values={[2, 1, 3, 2, 2, 3, 16, 1]} labels={["1", "2", "3", "4", "5", "6", "7", "8"]} signal={6} />
          </div>
        </Card>
        <Card className="grid content-start gap-2 shadow-lg">
          <p className="font-semibold">{t("Mandor dipanggil, 03.42 | Foreman called, 03:42")}</p>
          <p className="text-muted">
            {t(
              "Tiga tutup miring dalam 12 menit. Periksa kepala penutup 7. | Three tilted caps in 12 minutes. Check capping head 7.",
            )}
          </p>
          <p>
            <Chip tone="good">{t("Disetel 03.51, Pak Joko | Adjusted 03:51, Joko")}</Chip>
          </p>
        </Card>
      </div>
    </>
  ),
);

const preview: IndustryPreview = {
  label:
    "Retak rambut per jam di lini 2; lonjakan pukul 14 menahan palet. | Hairline cracks by hour on line 2; the spike at two o’clock holds the pallet.",
  screen: {
    title: "Retak rambut, lini 2 | Hairline cracks, line 2",
    meta: "Giliran siang | Day shift",
    product: "big-vision",
    columns: [2, 1, 2, 2, 3, 2, 9, 4],
    labels: ["08.00 | 08:00", "11.00 | 11:00", "14.00 | 14:00"],
    signal: 6,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Lembar periksa, giliran malam | Check sheet, night shift",
      parts: [
        {
          head: ["Jam | Time", "Cacat | Defects"],
          end: [1],
          table: [
            ["00.00 | 00:00", "IIII"],
            ["02.00 | 02:00", "II"],
            ["04.00 | 04:00", "—"],
            ["06.00 | 06:00", "IIII IIII I"],
          ],
        },
        { note: "Ditolak “agak miring”. Seberapa? | Rejected as “a bit tilted”. How much?" },
      ],
    },
    {
      title: "Cacat per cetakan, malam | Defects by mould, night",
      product: "big-view",
      parts: [
        {
          signal: 2,
          bars: [
            ["Cetakan 5 | Mould 5", 12, "2"],
            ["Cetakan 6 | Mould 6", 18, "3"],
            ["Cetakan 7 | Mould 7", 96, "16"],
            ["Cetakan 8 | Mould 8", 6, "1"],
          ],
        },
        {
          chips: [["warn", "3 tutup miring berturut-turut: mandor dipanggil | 3 tilted caps in a row: foreman called"]],
        },
      ],
    },
  ],
  [
    {
      title: "Lembar giliran, lini 3 | Shift sheet, line 3",
      table: [
        ["21.10 | 21:10", "macet | jammed"],
        ["22.35 | 22:35", "macet | jammed"],
        ["23.02 | 23:02", "macet lagi | jammed again"],
        ["01.18 | 01:18", "(tidak terbaca) | (illegible)"],
      ],
    },
    {
      title: "Henti di bawah 5 menit, lini 3 | Stops under 5 minutes, line 3",
      product: "big-query",
      parts: [
        {
          signal: 0,
          bars: [
            ["Ganti rol label | Label roll", 92, "41×"],
            ["Sensor kotor | Dirty sensor", 55, "24×"],
            ["Botol rebah | Fallen bottle", 33, "15×"],
          ],
        },
        {
          note: "Setelah ganti produk, 30 hari, 96 menit hilang karena rol label | After changeovers, 30 days; label rolls took 96 minutes",
        },
      ],
    },
  ],
  [
    {
      title: "Surel pemasok | Supplier’s email",
      chat: [
        ["us", "Resinnya sampai hari ini kan, Pak? | The resin arrives today, yes?"],
        ["them", "Kapalnya masih di laut Bu, maaf baru kabar | The ship’s still at sea, sorry for the late word"],
      ],
    },
    {
      title: "Bahan yang terancam | Materials at risk",
      product: "big-action",
      head: ["Bahan | Material", "Tanda | Sign", "Tindakan | Action"],
      signal: 0,
      table: [
        ["Resin PET", "kapal +4 hari | ship +4 days", "tukar urutan | swap sequence"],
        ["Gelatin | Gelatine", "sertifikat halal habis | halal certificate lapsed", "tahan lot | hold lot"],
        ["Label", "tepat waktu | on time", "—"],
      ],
    },
  ],
];

export const manufacturing: IndustryPictures = {
  hero: LineCamera,
  scene: "warehouse",
  day: { hours: "877767899998989989988887", signal: 0 },
  preview,
  screens,
};
