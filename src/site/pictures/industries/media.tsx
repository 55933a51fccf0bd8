import { Window } from "../kit/frames.tsx";
import { Chip, Document } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Talk in each regency over 12 hours against its own habit, and the ratio of the last hour. */
const regencies = [
  ["Bima", [2, 2, 3, 2, 2, 3, 2, 3, 4, 6, 9, 12], "3,1×"],
  ["Sleman", [5, 6, 5, 7, 6, 5, 6, 7, 6, 6, 7, 6], "1,1×"],
  ["Ketapang", [2, 2, 2, 1, 2, 2, 3, 2, 2, 2, 2, 2], "1,0×"],
  ["Jember", [4, 3, 4, 4, 5, 4, 4, 3, 4, 5, 4, 5], "1,2×"],
  ["Ternate", [3, 4, 3, 3, 4, 5, 6, 5, 4, 4, 3, 3], "0,8×"],
] as const;

/** Draws a newsroom's morning: regencies against their own habit, and the draft that grows out of the one that stirs. */
const NewsDesk = picture(
  "stage",
  "Meja redaksi: percakapan lima kabupaten dibanding kebiasaannya sendiri. Bima naik 3,1 kali, dan draf tentang jembatan di sana memuat dua sumber yang sudah diperiksa. | News desk: talk in five regencies against their own habit. Bima is up 3.1 times, and the draft about a bridge there carries two checked sources.",
  (t, locale) => {
    const number = (value: string) => (locale === "id" ? value : value.replace(",", "."));
    return (
      <div className="grid gap-4 @xl:grid-cols-[6fr_5fr] @xl:gap-0">
        <Window
          title={t("Dibanding kebiasaan sendiri | Against its own habit")}
          product="big-social"
          meta={t("04.50 | 04:50")}
        >
          <div className="grid gap-1 p-4">
            {regencies.map(([name, values, ratio], index) => (
              <div
                key={name}
                className={`grid grid-cols-[5rem_1fr_2.5rem] items-center gap-3 rounded-md px-2 py-2 ${index === 0 ? "bg-tint font-semibold" : ""}`}
              >
                <span>{name}</span>
                <svg viewBox="0 0 220 36" className="w-full" fill="none" aria-hidden="true">
                  <path d="M0 28h220" className="stroke-line" strokeDasharray="3 4" />
                  <path
                    d={`M${values.map((value, at) => `${at * 20} ${35 - value * 2.8}`).join("L")}`}
                    className={index === 0 ? "stroke-hue" : "stroke-faint"}
                    strokeWidth="2.5"
                    strokeLinejoin="round"
                  />
                  {index === 0 && <circle cx="215" cy="4" r="5" className="fill-accent" />}
                </svg>
                <span className="text-end tabular-nums">{number(ratio)}</span>
              </div>
            ))}
          </div>
        </Window>
        <Document className="relative @xl:-ms-2 @xl:mt-14 @xl:mb-2">
          <p className="text-xs text-muted">{t("Draf 2, koordinator: Laras | Draft 2, editor: Laras")}</p>
          <p className="mt-1.5 font-display text-lg/tight font-bold">
            {t(
              "Jembatan Batu Lamba retak tiga bulan sesudah diresmikan | Batu Lamba bridge cracks three months after opening",
            )}
          </p>
          <p className="mt-2 text-muted">
            {t(
              "Warga dua desa memutar 14 kilometer sejak Kamis.¹ Nilai lelangnya Rp18,4 miliar.² | Two villages have made a 14-kilometre detour since Thursday.¹ The tender was worth Rp18.4 billion.²",
            )}
          </p>
          <div className="mt-3 grid gap-1.5 border-t border-line pt-3">
            <p className="flex justify-between gap-2">
              {t("¹ 34 kiriman, akun beragam | ¹ 34 posts, varied accounts")} <Chip tone="good">{t("cek | ok")}</Chip>
            </p>
            <p className="flex justify-between gap-2">
              {t("² Dokumen LPSE, 12 halaman | ² Tender papers, 12 pages")} <Chip tone="good">{t("cek | ok")}</Chip>
            </p>
            <p className="flex justify-between gap-2">
              {t("Hak jawab: dinas PUPR | Right of reply: public works")} <Chip tone="warn">{t("tunggu | due")}</Chip>
            </p>
          </div>
        </Document>
      </div>
    );
  },
);

const preview: IndustryPreview = {
  label:
    "Topik banjir rob mulai naik dua hari sebelum menjadi berita utama. | The topic of tidal floods begins to rise two days before it becomes the headline.",
  screen: {
    title: "Banjir rob, sebutan | Tidal floods, mentions",
    meta: "7 hari | 7 days",
    product: "big-social",
    line: [4, 5, 6, 14, 26, 41, 58],
    usual: [8, 9, 9, 10, 12, 18, 49],
    labels: ["Sen | Mon", "Rab | Wed", "Jum | Fri", "Min | Sun"],
    signal: 3,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Tren nasional | National trends",
      parts: [
        {
          table: [
            ["1", "#KonserMalamIni"],
            ["2", "#GajianDuluYuk"],
            ["3", "#TurunkanTarif"],
            ["…", "Bima?"],
          ],
        },
        { note: "“Warganet ramai-ramai”: siapa? | “Netizens furious”: who?" },
      ],
    },
    {
      title: "Bima dibanding kebiasaannya | Bima against its habit",
      product: "big-social",
      parts: [
        {
          line: [8, 9, 7, 10, 9, 12, 27, 34],
          usual: [8, 8, 9, 9, 8, 9, 9, 9],
          signal: 7,
          labels: ["Kamis | Thursday", "04.50 | 04:50"],
        },
        {
          chips: [
            ["hue", "jembatan, retak | bridge, crack"],
            ["good", "Dokumen lelang terlampir | Tender papers attached"],
            ["quiet", "Akun beragam | Varied accounts"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Rak arsip, lemari 14 | Archive, cabinet 14",
      table: [
        ["1998", "kotak 7 dari 12 | box 7 of 12"],
        ["1999", "dipinjam? | on loan?"],
        ["2001", "“tanya Pak Har” | “ask Pak Har”"],
      ],
    },
    {
      title: "BigQuery",
      meta: "3 hasil | 3 results",
      product: "big-query",
      parts: [
        {
          ask: "Foto peresmian jembatan di Kalimantan sebelum 2005 yang haknya milik kita | Photos of bridge openings in Kalimantan before 2005 that we own",
        },
        {
          signal: 0,
          table: [
            ["1997", "Jembatan Barito, hal. 1 | Barito bridge, p. 1", "milik sendiri | owned"],
            ["2001", "Peresmian, Mahakam | Opening, Mahakam", "milik sendiri | owned"],
            ["2004", "Uji beban | Load test", "sampai 2029 | until 2029"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Tiga dasbor, satu rapat | Three dashboards, one meeting",
      parts: [
        {
          table: [
            ["Redaksi: tampilan | Newsroom: views", "4,1 juta | 4.1m"],
            ["Langganan: pembaca | Subscriptions: readers", "612 ribu | 612k"],
            ["Iklan: jangkauan | Ads: reach", "9,8 juta | 9.8m"],
          ],
        },
        { note: "Pembaca kita sebenarnya berapa? | So how many readers do we have?" },
      ],
    },
    {
      title: "Pembaca, satu definisi | Readers, one definition",
      product: "big-view",
      parts: [
        { line: [402, 411, 398, 420, 436, 441, 458], signal: 6, labels: ["Mei | May", "Nov"] },
        {
          bars: [
            ["Dibaca sampai akhir | Read to the end", 38, "38%"],
            ["Kembali dalam 7 hari | Back in 7 days", 27, "27%"],
          ],
        },
      ],
    },
  ],
];

export const media: IndustryPictures = {
  hero: NewsDesk,
  scene: "newsroom",
  day: { hours: "322489986543333444556543", signal: 0 },
  preview,
  screens,
};
