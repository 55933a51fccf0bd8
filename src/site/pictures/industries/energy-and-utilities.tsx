import { kawungPath } from "#ui/marks/petal.ts";
import { Card } from "../kit/frames.tsx";
import { Chip, Table } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Losses at the transformers of each feeder, from 0 to 9; the last feeder but one is the one that stands out. */
const feeders = [
  ["Merpati", [1, 2, 1, 2, 1]],
  ["Elang", [2, 1, 3, 1, 2]],
  ["Rajawali", [2, 3, 8, 6, 4]],
  ["Nuri", [1, 1, 2, 3, 1]],
] as const;

/** Draws a distribution network from its substation: petals as large as the loss at each transformer. */
const Network = picture(
  "stage",
  "Jaringan distribusi dari satu gardu ke empat penyulang; besar kelopak adalah susut di tiap trafo. Rajawali menonjol: 14,2 persen, dan Regu 3 mendapat 12 alamat. | Distribution network from one substation to four feeders; petals are as large as the loss at each transformer. Rajawali stands out: 14.2 percent, and Crew 3 gets 12 addresses.",
  (t) => {
    const place = (feeder: number, at: number) => [150 + at * 108, 44 + feeder * 66] as const;
    return (
      <>
        <div className="rounded-xl border border-line bg-surface p-4 shadow-lg">
          <div className="grid grid-cols-[1fr] gap-2 @lg:grid-cols-[5.5rem_1fr] @lg:gap-0">
            <div className="grid grid-cols-4 content-around text-sm font-medium @lg:grid-cols-1">
              {feeders.map(([name], index) => (
                <p key={name} className={index === 2 ? "font-bold text-hue" : "text-muted"}>
                  {name}
                </p>
              ))}
            </div>
            <svg viewBox="0 0 640 286" className="w-full" fill="none" aria-hidden="true">
              <path
                d={`M52 143h30M82 44v198${feeders.map((_, feeder) => `M82 ${44 + feeder * 66}h532`).join("")}`}
                className="stroke-edge"
                strokeWidth="3"
              />
              <path
                d="M8 116h44v54H8zM22 126l-4 18h12l-4 16 16-24H30l6-10z"
                className="fill-surface stroke-ink"
                strokeWidth="2.5"
              />
              {feeders.map(([name, losses], feeder) =>
                losses.map((loss, at) => {
                  const [x, y] = place(feeder, at);
                  const hot = loss === 8;
                  return (
                    <g key={name + String(x)}>
                      <circle cx={x} cy={y} r={hot ? 32 : 13} className={hot ? "fill-accent-soft" : "fill-surface"} />
                      <path d={kawungPath(x, y, 9 + loss * 2.6, 1.2)} className={hot ? "fill-accent" : "fill-hue"} />
                    </g>
                  );
                }),
              )}
            </svg>
          </div>
        </div>
        <div className="relative mx-3 -mt-3 grid gap-3 @lg:mx-6 @lg:grid-cols-[3fr_2fr]">
          <Card className="shadow-lg">
            <Table
              head={[t("Neraca Rajawali | Rajawali balance"), "MWh"]}
              end={[1]}
              signal={2}
              rows={[
                [t("Masuk, meter induk | In, bulk meter"), t("2.260 | 2,260")],
                [t("Tertagih, 4.118 pelanggan | Billed, 4,118 customers"), t("1.939 | 1,939")],
                [t("Susut 14,2% | Loss 14.2%"), "321"],
              ]}
            />
          </Card>
          <Card className="grid content-start gap-2 shadow-lg">
            <p className="font-semibold">{t("Surat tugas 0417 | Work order 0417")}</p>
            <p className="text-muted">
              {t(
                "Regu 3, 12 alamat di trafo R-3, besok 08.00 | Crew 3, 12 addresses at transformer R-3, tomorrow 08:00",
              )}
            </p>
            <p>
              <Chip tone="good">{t("Terkirim | Sent")}</Chip>
            </p>
          </Card>
        </div>
      </>
    );
  },
);

const preview: IndustryPreview = {
  label:
    "Susut per gardu: Panakkukang paling besar, 14,2 persen. | Losses by substation: Panakkukang is the largest at 14.2 percent.",
  screen: {
    title: "Susut per gardu | Losses by substation",
    meta: "Oktober | October",
    product: "big-view",
    bars: [
      ["Panakkukang", 100, "14,2% | 14.2%"],
      ["Rappocini", 56, "8,0% | 8.0%"],
      ["Tamalate", 43, "6,1% | 6.1%"],
      ["Biringkanaya", 31, "4,4% | 4.4%"],
    ],
    signal: 0,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Rekap susut cabang | Branch losses",
      parts: [
        {
          head: ["Cabang | Branch", "Susut | Loss"],
          end: [1],
          table: [
            ["Kota Barat | West City", "8,1% | 8.1%"],
            ["Kota Timur | East City", "7,9% | 7.9%"],
            ["Selatan | South", "8,4% | 8.4%"],
          ],
        },
        { note: "Target: turun. Mulai dari mana? | Target: lower. Starting where?" },
      ],
    },
    {
      title: "Surat tugas 0417, Regu 3 | Work order 0417, Crew 3",
      product: "big-action",
      parts: [
        {
          ask: "Tarif bisnis di Rajawali yang pemakaiannya turun lebih dari separuh | Business tariffs on Rajawali down by half",
        },
        {
          head: ["Pelanggan | Customer", "Sebelum | Before", "Sesudah | After"],
          end: [1, 2],
          signal: 0,
          table: [
            ["5140***882", "2.310 | 2,310", "940 kWh"],
            ["5140***117", "1.870 | 1,870", "815 kWh"],
            ["5140***406", "1.655 | 1,655", "790 kWh"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Tiket gangguan | Fault tickets",
      meta: "18.55 | 18:55",
      table: [
        ["#7712", "telepon | phone", "Tamansari"],
        ["#7713", "WhatsApp", "Tamansari"],
        ["#7714", "loket | counter", "Tamansari"],
        ["#7715", "telepon | phone", "Tmn. Sari"],
      ],
    },
    {
      title: "Gangguan G-208, Tamansari | Incident G-208, Tamansari",
      product: "big-action",
      parts: [
        {
          line: [1, 1, 2, 1, 4, 13, 22, 19, 8, 2],
          signal: 6,
          labels: ["18.00 | 18:00", "18.42 | 18:42", "19.30 | 19:30"],
        },
        {
          chips: [
            ["hue", "22 laporan, 1 gangguan | 22 reports, 1 incident"],
            ["good", "Regu 5, perkiraan pulih 19.20 | Crew 5, back by 19:20"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Grup Catat Meter 04 | Meter reading group 04",
      chat: [
        ["them", "IMG_2231.jpg, IMG_2232.jpg, IMG_2233.jpg"],
        ["us", "Ini rumah yang mana Pak? | Which house is this?"],
        ["them", "yang pagar ijo | the green fence"],
      ],
    },
    {
      title: "Rute 04, 61 dari 88 | Route 04, 61 of 88",
      product: "big-vision",
      fields: [
        ["Stan meter | Reading", "04821 kWh · 0,99 | 04821 kWh · 0.99", "good"],
        ["Segel | Seal", "Putus, 0,81: diperiksa orang | Broken, 0.81: to a person", "warn"],
        ["Lokasi | Place", "−7,2614, 112,7378 | −7.2614, 112.7378"],
        ["Foto | Photo", "20 November, 09.14 | 20 November, 09:14"],
      ],
    },
  ],
];

export const energyAndUtilities: IndustryPictures = {
  hero: Network,
  day: { hours: "432222345566667677999864", signal: 4 },
  preview,
  screens,
};
