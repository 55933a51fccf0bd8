import { Toast, Window } from "../kit/frames.tsx";
import { Chip } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** The stops of the round, in the drawing's units. */
const stops = [
  [34, 286],
  [78, 232],
  [52, 168],
  [128, 148],
  [170, 92],
  [112, 52],
] as const;

/** Facings of each shelf by brand; a space is the gap. */
const shelves = ["aaaaabbbbccc", "dddd   eeeee", "ffffggghhhhh"];

/** Draws a store visit: the round through the city and the shelf of the store at which it is now. */
const ShelfRoute = picture(
  "stage",
  "Rute kunjungan melewati enam toko. Di toko keempat, foto rak menunjukkan celah tiga facing mi instan; dua kartonnya ada di gudang dan tugas isi ulang terkirim. | A visit round through six stores. At the fourth, the shelf photo shows a gap of three noodle facings; two cartons are in the stockroom and a refill task is sent.",
  (t) => (
    <>
      <div className="grid items-end gap-4 @lg:grid-cols-[2fr_4fr]">
        <div className="relative rounded-xl border border-line bg-surface max-@lg:hidden">
          <svg viewBox="0 0 210 320" className="w-full" fill="none" aria-hidden="true">
            <path
              d="M0 250h210M0 190l210-30M0 70l210 20M60 0v320M150 0l20 320M0 120h210"
              className="stroke-line"
              strokeWidth="7"
            />
            <path d={`M${stops.map((stop) => stop.join(" ")).join("L")}`} className="stroke-hue" strokeWidth="3" />
            {stops.map(([x, y], index) => (
              <circle
                key={y}
                cx={x}
                cy={y}
                r={index === 3 ? 13 : 8}
                className={index === 3 ? "fill-accent" : index < 3 ? "fill-hue" : "fill-surface stroke-hue"}
                strokeWidth="3"
              />
            ))}
          </svg>
          <p className="absolute inset-x-3 bottom-2 font-medium">{t("Toko 4 dari 6 | Store 4 of 6")}</p>
        </div>
        <Window
          title={t("Toko 14, rak 3 | Store 14, shelf 3")}
          product="big-vision"
          meta={t("32 dari 35 facing, 08.35 | 32 of 35 facings, 08:35")}
        >
          <div className="p-4">
            <svg viewBox="0 0 396 264" className="w-full" aria-hidden="true">
              {shelves.map((shelf, row) => (
                <g key={shelf}>
                  {[...new Set(shelf)].map((brand, at) =>
                    brand === " " ? null : (
                      <path
                        key={brand}
                        d={[...shelf].map((item, x) => (item === brand ? facing(x, row, at) : "")).join("")}
                        className="fill-hue"
                        opacity={[0.95, 0.55, 0.3][at % 3]}
                      />
                    ),
                  )}
                  <path d={`M0 ${row * 88 + 80}h396v5H0z`} className="fill-ink" opacity="0.75" />
                </g>
              ))}
              <path
                d="M136 100h94v64h-94z"
                className="fill-accent-soft stroke-accent"
                strokeWidth="3"
                strokeDasharray="7 5"
              />
            </svg>
            <p className="mt-3 flex flex-wrap gap-1.5">
              <Chip tone="warn">{t("Celah, 3 facing mi instan | Gap, 3 noodle facings")}</Chip>
              <Chip tone="quiet">{t("2 karton di gudang | 2 cartons in the stockroom")}</Chip>
            </p>
          </div>
        </Window>
      </div>
      <Toast className="relative -mt-3 ms-auto me-4">
        {t("Tugas isi ulang terkirim, 08.36 | Refill task sent, 08:36")}
      </Toast>
    </>
  ),
);

/** Returns a facing on a shelf; each brand has its own height. */
function facing(x: number, row: number, brand: number): string {
  const height = 64 - brand * 8 - ((row * 5) % 9);
  return `M${x * 33 + 3} ${row * 88 + 80 - height}h27v${height}h-27z`;
}

const preview: IndustryPreview = {
  label:
    "Foto rak dibandingkan dengan stok: kecap 600 ml kosong di rak, ada di gudang. | A shelf photo compared with stock: soy sauce is out on the shelf and in the storeroom.",
  screen: {
    title: "Rak, gerai Bekasi 4 | Shelf, Bekasi store 4",
    meta: "10.20 | 10:20",
    product: "big-vision",
    head: ["Barang | Item", "Rak | Shelf", "Gudang | Storeroom"],
    table: [
      ["Kecap 600 ml | Soy sauce 600 ml", "Kosong | Empty", "24"],
      ["Mi goreng | Fried noodles", "Penuh | Full", "60"],
      ["Teh celup | Tea bags", "Penuh | Full", "18"],
    ],
    signal: 0,
    end: [2],
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Grup Kunjungan Toko | Store visits group",
      chat: [
        ["them", "IMG_0931.jpg toko 14 ya | IMG_0931.jpg store 14"],
        ["us", "Ini kosong atau belum ditata? | Empty, or not set up yet?"],
        ["us", "Bahas Senin aja | Let’s discuss on Monday"],
      ],
    },
    {
      title: "Toko 14, rak 3 | Store 14, shelf 3",
      meta: "08.35 | 08:35",
      product: "big-vision",
      parts: [
        {
          signal: 1,
          bars: [
            ["Mi A, 8 facing | Noodle A, 8 facings", 80, "8/10"],
            ["Mi B, celah | Noodle B, gap", 40, "4/7"],
            ["Kecap, 6 facing | Soy sauce, 6 facings", 100, "6/6"],
          ],
        },
        { steps: ["Tugas isi ulang, 08.36 | Refill task, 08:36", "Foto sesudahnya | Photo afterwards"], done: 1 },
      ],
    },
  ],
  [
    {
      title: "harga_pesaing_senin.xlsx | rivals_monday.xlsx",
      head: ["Barang | Item", "Kita | Us", "Mereka | Them"],
      end: [1, 2],
      table: [
        ["Minyak 1 L | Oil 1 L", "19.400 | 19,400", "18.900 | 18,900"],
        ["Minyak 900 ml | Oil 900 ml", "17.800 | 17,800", "(lupa) | (forgot)"],
        ["Susu UHT | UHT milk", "18.200 | 18,200", "#N/A"],
      ],
    },
    {
      title: "Usulan harga, 12.20 | Price proposals, 12:20",
      product: "big-action",
      parts: [
        {
          head: ["Barang | Item", "Selisih | Gap", "Usul | Proposal"],
          end: [1, 2],
          signal: 0,
          table: [
            ["Minyak 1 L | Oil 1 L", "+2,6% | +2.6%", "18.900 | 18,900"],
            ["Minyak 900 ml | Oil 900 ml", "−0,5% | −0.5%", "tetap | keep"],
            ["Susu UHT 1 L | UHT milk 1 L", "+3,1% | +3.1%", "17.650 | 17,650"],
          ],
        },
        {
          chips: [
            ["good", "6 dari 9 disetujui | 6 of 9 approved"],
            ["quiet", "Rudi, kategori pangan | Rudi, food"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Ratna, empat kali | Ratna, four times",
      table: [
        ["Kartu anggota | Member card", "Ratna W."],
        ["Lokapasar | Marketplace", "ratnaw_88"],
        ["WhatsApp", "0812****"],
        ["Kasir, kemarin | Till, yesterday", "pembeli umum | walk-in"],
      ],
    },
    {
      title: "Ibu Ratna, atas persetujuannya | Ibu Ratna, with her consent",
      product: "big-one",
      parts: [
        {
          chat: [
            ["them", "susu yg kemarin kedaluwarsa, gmn nih | yesterday’s milk was out of date, what now"],
            [
              "bot",
              "Maaf, Bu Ratna. Struk kemarin ketemu, kami ganti hari ini. | Sorry, Ibu Ratna. We found yesterday’s receipt and replace it today.",
            ],
          ],
        },
        {
          chips: [
            ["warn", "Promosi ditahan sampai selesai | Promotions held until settled"],
            ["hue", "3 sumber, 1 riwayat | 3 sources, 1 history"],
          ],
        },
      ],
    },
  ],
];

export const retail: IndustryPictures = {
  hero: ShelfRoute,
  day: { hours: "000000135789986545799851", signal: 1 },
  preview,
  screens,
};
