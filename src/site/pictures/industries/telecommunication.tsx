import { kawungPath } from "#ui/marks/petal.ts";
import { Card } from "../kit/frames.tsx";
import { Chat, Chip } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Complaints of each cell, a row of the network per string, from 0 to 9. */
const cells = ["0110210010", "1021091201", "0112010310", "2011001101", "0120103210", "1001020110"];
const radius = 34;

/** Draws a city's cells: each petal is as large as the complaints of the hour, beside what the alarms say. */
const CellMap = picture(
  "stage",
  "Peta sel satu kota pukul 18.05. Kelopak kuning besar di Griya Asri: 41 keluhan dalam satu jam, sedangkan alarmnya nol. | Map of a city’s cells at 18:05. The large yellow petals at Griya Asri: 41 complaints within the hour, with no alarm.",
  (t) => {
    const places = cells.flatMap((row, y) =>
      [...row].map((value, x) => ({ value: Number(value), x: 40 + x * 59 + (y % 2) * 29.5, y: 40 + y * 51 })),
    );
    const petals = (chosen: typeof places) =>
      chosen.map(({ x, y, value }) => kawungPath(x, y, 5 + value * 3, 1.2)).join("");
    return (
      <>
        <div className="ground-ink overflow-clip rounded-xl border border-line">
          <svg viewBox="0 0 640 330" className="w-full" aria-hidden="true">
            <path
              d={places.map(({ x, y }) => hexagon(x, y)).join("")}
              className="fill-surface stroke-line"
              strokeWidth="1.5"
            />
            <path d={petals(places.filter(({ value }) => value > 0 && value < 9))} className="fill-hue" />
            <path d={petals(places.filter(({ value }) => value === 9))} className="fill-accent" />
          </svg>
          <div className="grid gap-3 p-4 @lg:absolute @lg:start-4 @lg:bottom-14 @lg:w-60 @lg:p-0">
            <Card className="shadow-lg">
              <p className="flex justify-between font-semibold">
                Griya Asri <span className="font-normal text-muted">{t("18.05 | 18:05")}</span>
              </p>
              <p className="mt-2 flex items-end gap-5">
                <span>
                  <b className="block font-display text-3xl">41</b>
                  {t("keluhan | complaints")}
                </span>
                <span>
                  <b className="block font-display text-3xl">0</b>
                  alarm
                </span>
              </p>
              <p className="mt-2">
                <Chip tone="warn">{t("Regu 2, urutan pertama | Crew 2, first in line")}</Chip>
              </p>
            </Card>
          </div>
        </div>
        <div className="relative mt-3 @lg:absolute @lg:end-5 @lg:bottom-12 @lg:mt-0 @lg:w-64">
          <Chat
            messages={[
              {
                from: "them",
                text: t("sinyal cuma satu batang dari tadi | one bar of signal for a while now"),
                time: t("17.52 | 17:52"),
              },
              {
                from: "them",
                text: t("griya asri blok C sama, gabisa telpon | same in griya asri block C, can’t call"),
                time: t("18.01 | 18:01"),
              },
            ]}
          />
        </div>
      </>
    );
  },
);

function hexagon(x: number, y: number): string {
  const [half, side] = [radius * 0.866, radius / 2];
  return `M${x} ${y - radius}l${half} ${side}v${radius}l-${half} ${side}l-${half}-${side}v-${radius}z`;
}

const preview: IndustryPreview = {
  label:
    "Keluhan sinyal per kecamatan; Tallo jauh di atas yang lain. | Signal complaints by district; Tallo is far above the others.",
  screen: {
    title: "Keluhan sinyal, 1 jam | Signal complaints, 1 hour",
    meta: "19.30 | 19:30",
    product: "big-social",
    bars: [
      ["Tallo", 100, "128"],
      ["Wajo", 24, "31"],
      ["Mariso", 17, "22"],
      ["Bontoala", 9, "12"],
    ],
    signal: 0,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Alarm jaringan | Network alarms",
      meta: "2.114 | 2,114",
      parts: [
        {
          table: [
            ["18.01 | 18:01", "MINOR", "BTS-0412"],
            ["18.01 | 18:01", "MAJOR", "BTS-0087"],
            ["18.02 | 18:02", "MINOR", "BTS-0419"],
            ["18.02 | 18:02", "MINOR", "BTS-0233"],
          ],
        },
        { note: "Griya Asri: hijau | Griya Asri: green" },
      ],
    },
    {
      title: "Urutan kerja | Work order",
      product: "big-action",
      parts: [
        {
          head: ["Wilayah | Area", "Alarm", "Keluhan | Complaints"],
          end: [1, 2],
          signal: 0,
          table: [
            ["Griya Asri", "0", "41"],
            ["Pasar Baru", "3", "12"],
            ["Kawasan Industri | Industrial park", "57", "0"],
          ],
        },
        { chips: [["hue", "Regu 2 berangkat 18.20 | Crew 2 left at 18:20"]] },
      ],
    },
  ],
  [
    {
      title: "Kampanye retensi | Retention campaign",
      parts: [
        {
          fields: [
            ["Kepada | To", "Semua yang pemakaiannya turun, 88.402 nomor | Everyone whose usage fell, 88,402 numbers"],
            ["Isi | Offer", "Kuota gratis 5 GB | Free 5 GB"],
          ],
        },
        { note: "Termasuk 31 ribu yang sedang mudik | Including 31 thousand away for Lebaran" },
      ],
    },
    {
      title: "Turun pemakaian, Padang | Falling usage, Padang",
      product: "big-query",
      parts: [
        {
          signal: 0,
          bars: [
            ["Sinyal: perbaiki | Signal: repair", 58, "1.840 | 1,840"],
            ["Mudik: biarkan | Away: leave alone", 90, "2.866 | 2,866"],
            ["Harga: hubungi | Price: contact", 22, "702"],
          ],
        },
        { note: "Dibandingkan dengan kelompok tanpa tindakan | Compared with a group left alone" },
      ],
    },
  ],
  [
    {
      title: "Antrean pusat layanan | Contact centre queue",
      meta: "146",
      bars: [
        ["Sisa kuota | Data left", 90, "52"],
        ["Tagihan naik | Higher bill", 62, "36"],
        ["Modem merah | Red modem", 45, "26"],
        ["Kasus rumit | Hard cases", 15, "9"],
      ],
    },
    {
      title: "WhatsApp, gangguan rumah | WhatsApp, home internet",
      product: "big-assistant",
      chat: [
        ["them", "wifi gw mati lg nih, udh direstart | my wifi is down again, restarted it already"],
        [
          "bot",
          "Jalur Anda saya periksa: modem terhubung, redaman tinggi. | I checked your line: modem online, high attenuation.",
        ],
        ["bot", "Teknisi bisa besok pukul 10. Setuju? | A technician can come tomorrow at 10. All right?"],
      ],
    },
  ],
];

export const telecommunication: IndustryPictures = {
  hero: CellMap,
  day: { hours: "211112233444434445998742", signal: 3 },
  preview,
  screens,
};
