import { Card, Window } from "../kit/frames.tsx";
import { Chip, Steps } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** The wards: each letter is a bed, occupied, leaving today, free, or with an incomplete file. */
const wards = [
  ["Anggrek", "oooolooofooo"],
  ["Bougenville", "oolooo!ollfo"],
  ["Cempaka", "ffooooloooof"],
  ["Dahlia", "oooofoolooll"],
  ["Edelweis", "olooooofflol"],
] as const;

const looks: Record<string, string> = {
  o: "fill-hue",
  l: "fill-surface stroke-hue",
  f: "fill-sunken stroke-line",
  "!": "fill-accent",
};

/** Draws a hospital's bed board, with the one bed whose file is not complete before the patient leaves. */
const BedBoard = picture(
  "stage",
  "Papan ranjang lima ruang rawat pukul 09.40. Satu ranjang di Bougenville menonjol: B-07 pulang pukul 14.00 dan laporan operasinya belum ada. | Bed board of five wards at 09:40. One bed on Bougenville stands out: B-07 leaves at 14:00 and its operation report is missing.",
  (t) => (
    <>
      <Window
        title={t("Papan ranjang | Bed board")}
        product="big-view"
        meta={t("09.40 · 43 terisi | 09:40 · 43 occupied")}
      >
        <div className="grid gap-2.5 p-4">
          <p className="mb-1 flex flex-wrap gap-1.5 @md:ps-[6.5rem]">
            <Chip>{t("terisi | occupied")}</Chip>
            <Chip tone="quiet">{t("garis tepi: pulang hari ini | outlined: leaving today")}</Chip>
          </p>
          {wards.map(([ward, beds]) => (
            <div key={ward} className="grid items-center gap-x-4 gap-y-1 @md:grid-cols-[5.5rem_1fr]">
              <span className="font-medium">{ward}</span>
              <svg viewBox="0 0 384 30" className="w-full" strokeWidth="2" aria-hidden="true">
                {[...new Set(beds)].map((state) => (
                  <path
                    key={state}
                    d={[...beds].map((bed, at) => (bed === state ? bedAt(at) : "")).join("")}
                    className={looks[state]}
                  />
                ))}
              </svg>
            </div>
          ))}
        </div>
      </Window>
      <div className="mx-4 -mt-3 grid gap-3 @md:ms-[34%] @md:me-6">
        <Card className="relative shadow-lg">
          <p className="flex justify-between gap-3 font-semibold">
            {t("Bougenville, B-07")}
            <span className="font-normal text-muted">{t("pulang 14.00 | leaves 14:00")}</span>
          </p>
          <div className="mt-2.5">
            <Steps
              items={[
                t("Resume medis | Discharge summary"),
                t("Hasil laboratorium | Laboratory results"),
                t("Laporan operasi: diminta ke dr. Wira, 09.41 | Operation report: asked of Dr Wira, 09:41"),
              ]}
              done={2}
            />
          </div>
        </Card>
      </div>
    </>
  ),
);

/** Returns a bed seen from above, with its pillow. */
function bedAt(index: number): string {
  const x = index * 32 + 3;
  return `M${x} 4h18q4 0 4 4v14q0 4-4 4h-18q-2 0-2-2v-18q0-2 2-2zM${x + 3} 9v12`;
}

const preview: IndustryPreview = {
  label:
    "Papan tempat tidur empat bangsal; satu tempat tidur baru saja kosong di Anggrek. | The bed board of four wards; one bed in Anggrek has just become free.",
  screen: {
    title: "Tempat tidur, sekarang | Beds, right now",
    meta: "14.05 | 14:05",
    product: "big-view",
    parts: [
      {
        beds: [
          ["Anggrek", "xxxxx!xxox"],
          ["Melati", "xxoxxxxxxo"],
          ["ICU", "xxxxxxxxox"],
          ["Isolasi | Isolation", "xxxooxxooo"],
        ],
      },
      { note: "Kuning: baru kosong, siap untuk IGD | Yellow: just freed, ready for emergency" },
    ],
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Klaim kembali, Oktober | Returned claims, October",
      parts: [
        {
          table: [
            ["SEP …0182", "laporan operasi | operation report"],
            ["SEP …0197", "tanda tangan | signature"],
            ["SEP …0203", "laporan operasi | operation report"],
            ["SEP …0240", "laporan operasi | operation report"],
          ],
        },
        { note: "Ruang yang sama lagi? | The same ward again?" },
      ],
    },
    {
      title: "Berkas SEP …0311 | File SEP …0311",
      meta: "pulang 14.00 | leaves 14:00",
      product: "big-vision",
      steps: [
        "Resume medis, lengkap | Discharge summary, complete",
        "Hasil laboratorium, lengkap | Laboratory, complete",
        "Laporan operasi: diminta ke Bougenville | Operation report: asked of Bougenville",
        "Urutkan dan serahkan | Sort and hand over",
      ],
      done: 2,
    },
  ],
  [
    {
      title: "Buku janji, Poli Dalam | Appointment book, internal",
      head: ["Jam | Time", "Senin | Monday", "Kamis | Thursday"],
      table: [
        ["08", "31 pasien | 31 patients", "6"],
        ["09", "28", "4"],
        ["10", "27, 9 batal | 27, 9 cancelled", "3"],
      ],
    },
    {
      title: "WhatsApp, Poli Dalam | WhatsApp, internal clinic",
      product: "big-assistant",
      chat: [
        [
          "bot",
          "Besok kontrol pukul 08.20. Balas YA atau minta ganti. | Your visit is tomorrow at 08:20. Reply YES, or ask to change.",
        ],
        ["them", "sus, besok gabisa, bisa jumat? | can’t make it tomorrow, is friday ok?"],
        ["bot", "Jumat kosong 09.40. Saya simpan ya? | Friday 09:40 is free. Shall I keep it?"],
      ],
    },
  ],
  [
    {
      title: "Kartu stok, Depo IGD | Stock card, emergency",
      parts: [
        {
          head: ["Obat | Drug", "Sisa | Left"],
          end: [1],
          table: [
            ["Ceftriaxone 1 g", "0"],
            ["Ketorolac 30 mg", "? "],
            ["NaCl 0,9% | Saline 0.9%", "12"],
          ],
        },
        { note: "Gudang bilang masih ada | The store says there is some" },
      ],
    },
    {
      title: "BigQuery",
      meta: "0,8 detik | 0.8 s",
      product: "big-query",
      parts: [
        {
          ask: "Obat yang habis dalam tujuh hari di depo IGD tetapi ada di gudang | Drugs out within seven days in emergency but held in the store",
        },
        {
          head: ["Obat | Drug", "Depo | Pharmacy", "Gudang | Store"],
          end: [1, 2],
          signal: 0,
          table: [
            ["Ceftriaxone 1 g", "0", "86, Mar 2027"],
            ["Ketorolac 30 mg", "9", "140, Jul 2027"],
          ],
        },
        { chips: [["good", "Pindah 40 vial | Move 40 vials"]] },
      ],
    },
  ],
];

export const healthcare: IndustryPictures = {
  hero: BedBoard,
  scene: "ward",
  day: { hours: "211113699998754344332221", signal: 2 },
  preview,
  screens,
};
