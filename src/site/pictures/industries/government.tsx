import { Window } from "../kit/frames.tsx";
import { ChipRow, Steps } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import { Person } from "../people/person.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Where each report came from, from the drawing's edge. */
const reports = [
  [58, 60],
  [250, 44],
  [40, 214],
  [268, 236],
  [150, 292],
] as const;

/** Draws a complaint desk: five reports on the map that meet in one place, and the one job that they become. */
const ComplaintDesk = picture(
  "stage",
  "Peta kelurahan dengan lima laporan dari lima kanal yang bertemu di satu lubang di Jalan Cendana, dan aduan 2071: digabung, diteruskan ke Dinas PUPR, tambalan dijadwalkan. | Map of a neighbourhood with five reports from five channels that meet at one pothole on Jalan Cendana, and complaint 2071: merged, routed to public works, repair scheduled.",
  (t) => (
    <div className="grid gap-4 @lg:grid-cols-[5fr_6fr] @lg:gap-0">
      <div className="relative overflow-clip rounded-xl border border-line bg-surface @lg:-me-6">
        <svg viewBox="0 0 310 340" className="w-full max-@lg:h-56" fill="none" aria-hidden="true">
          <path
            d="M-10 120 330 86M-10 250l340 30M90-10l-26 360M222-10l26 360M-10 20l130-30M150 180l180 10"
            className="stroke-sunken"
            strokeWidth="20"
          />
          <path d="M110 150h70v60h-70zM14 140h30v60H14zM262 110h34v46h-34zM110 10h80v50h-80z" className="fill-tint" />
          {reports.map(([x, y]) => (
            <path
              key={x}
              d={`M${x} ${y}Q${(x + 156) / 2} ${y < 160 ? y - 10 : y + 10} 156 162`}
              className="thread thread-runs"
            />
          ))}
          {reports.map(([x, y]) => (
            <circle key={y} cx={x} cy={y} r="9" className="fill-hue stroke-surface" strokeWidth="3" />
          ))}
          <circle cx="156" cy="164" r="26" className="fill-accent-soft" />
          <circle cx="156" cy="164" r="13" className="fill-accent" />
        </svg>
        <p className="absolute start-3 bottom-2 rounded-md bg-surface px-2 font-medium">
          {t("Jalan Cendana, 5 laporan | Jalan Cendana, 5 reports")}
        </p>
      </div>
      <Window
        title={t("Aduan 2071 | Complaint 2071")}
        product="big-action"
        meta={t("hari ke-1 dari 3 | day 1 of 3")}
        className="relative @lg:mt-10 @lg:mb-4"
      >
        <div className="grid gap-4 p-4">
          <ChipRow
            chips={[["WhatsApp 2"], ["SP4N-LAPOR! 1"], [t("Komentar 1 | Comment 1")], [t("Loket 1 | Counter 1")]]}
          />
          <Steps
            items={[
              t("Digabung, 07.45 | Merged, 07:45"),
              t("Diteruskan ke Dinas PUPR, 07.46 | Routed to public works, 07:46"),
              t("Tambal dijadwalkan besok 09.00 | Repair scheduled for tomorrow, 09:00"),
              t("Kabari kelima pelapor | Tell all five reporters"),
            ]}
            done={2}
          />
          <p className="flex items-center gap-3 border-t border-line pt-3">
            <Person bust="peci" className="size-10" />
            <span>
              <b className="block">{t("Pak Hendra, PUPR | Hendra, public works")}</b>
              <span className="text-muted">
                {t("“Regu 2 sudah menerima foto dan titiknya.” | “Crew 2 has the photo and the spot.”")}
              </span>
            </span>
          </p>
        </div>
      </Window>
    </div>
  ),
);

const preview: IndustryPreview = {
  label:
    "Warga bertanya syarat KIA pukul sembilan malam dan dijawab dari standar pelayanan. | At nine in the evening a resident asks what a child’s ID card needs and gets the official list.",
  screen: {
    title: "Dinas kependudukan | Civil registry office",
    meta: "21.07 | 21:07",
    product: "big-assistant",
    chat: [
      ["them", "Punten, syarat KIA naon wae? | What do I need for a child ID card?"],
      [
        "bot",
        "Akta lahir, KK, dan KTP orang tua. Fotonya bisa dikirim sekarang. | Birth certificate, family card and a parent’s ID. You can send photos now.",
      ],
    ],
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Bahan rapat, 3 lampiran | Meeting papers, 3 files",
      parts: [
        {
          head: ["Keluarga miskin | Poor households", ""],
          end: [1],
          table: [
            ["Dinas Sosial | Social affairs", "18.204 | 18,204"],
            ["Dinas Kesehatan | Health", "21.977 | 21,977"],
            ["Bappeda | Planning", "16.530 | 16,530"],
          ],
        },
        { note: "Yang dibacakan Bupati yang mana? | Which one does the regent read out?" },
      ],
    },
    {
      title: "Keluarga miskin per desa | Poor households by village",
      meta: "definisi 2026 | 2026 definition",
      product: "big-view",
      parts: [
        {
          signal: 0,
          bars: [
            ["Karangsari", 94, "412"],
            ["Mekarjaya", 66, "288"],
            ["Sukamaju", 41, "180"],
            ["Cibeureum", 27, "117"],
          ],
        },
        {
          chips: [
            ["hue", "Produsen: Dinas Sosial | Producer: Social affairs"],
            ["warn", "318 NIK ganda dikembalikan | 318 duplicates returned"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Lima tempat, satu lubang | Five places, one pothole",
      table: [
        ["SP4N-LAPOR!", "“jalan rusak cendana” | “cendana road broken”"],
        ["Komentar | Comment", "“pak bupati lubangnyaa”"],
        ["Grup RT | Neighbourhood", "foto, tanpa alamat | photo, no address"],
        ["Loket | Counter", "buku tamu, hal. 41 | guest book, p. 41"],
      ],
    },
    {
      title: "Aduan 2071, Jalan Cendana | Complaint 2071, Jalan Cendana",
      product: "big-action",
      steps: [
        "5 laporan digabung, 07.45 | 5 reports merged, 07:45",
        "Diteruskan ke Dinas PUPR | Routed to public works",
        "Tambal terjadwal, tenggat 3 hari kerja | Repair scheduled, 3 working days",
        "Kabar ke 5 pelapor | News to 5 reporters",
      ],
      done: 2,
    },
  ],
  [
    {
      title: "Ranperda_v7_revisi.docx | Draft_v7_revised.docx",
      parts: [
        { note: "“Mengingat: … Perda Nomor 4 Tahun 2009 …” | “Considering: … Regional Regulation 4 of 2009 …”" },
        {
          chips: [
            ["quiet", "Masih berlaku? | Still in force?"],
            ["quiet", "Tanya bagian hukum | Ask the legal bureau"],
          ],
        },
      ],
    },
    {
      title: "Rancangan, 3 temuan | Draft, 3 findings",
      product: "big-legal",
      parts: [
        {
          signal: 0,
          table: [
            ["Mengingat, angka 6 | Considering, no. 6", "dasar sudah dicabut | basis repealed"],
            ["Pasal 9 ayat (2) | Article 9 (2)", "tumpang tindih | overlaps"],
            ["Pasal 14 | Article 14", "istilah lama | old term"],
          ],
        },
        { chips: [["hue", "JDIH diperiksa 20 November | JDIH checked 20 November"]] },
      ],
    },
  ],
];

export const government: IndustryPictures = {
  hero: ComplaintDesk,
  day: { hours: "000001357999765566544321", signal: 1 },
  preview,
  screens,
};
