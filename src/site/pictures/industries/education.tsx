import { dot } from "#ui/marks/petal.ts";
import { Card } from "../kit/frames.tsx";
import { Chip, Field } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Students by their programme (degrees, from the left) and how many weeks they have not been seen. */
const students = [
  [14, 0.4],
  [22, 0.7],
  [31, 0.3],
  [38, 1.2],
  [44, 0.6],
  [52, 0.9],
  [58, 1.8],
  [63, 0.5],
  [69, 0.8],
  [74, 2.3],
  [80, 0.4],
  [86, 1.1],
  [91, 0.7],
  [97, 0.5],
  [103, 1.6],
  [109, 0.9],
  [114, 0.4],
  [119, 3.1],
  [127, 0.8],
  [133, 1.3],
  [139, 0.5],
  [146, 0.7],
  [152, 2.1],
  [158, 0.6],
  [165, 0.9],
  [171, 0.4],
  [27, 1.5],
  [84, 1.9],
  [121, 0.6],
  [149, 1.1],
] as const;
const signal = [49, 3.4] as const;

/** Draws the radar of a faculty: who is near the middle is present, who drifts outwards has not been seen for weeks. */
const DropoutRadar = picture(
  "stage",
  "Radar setengah lingkaran dengan 31 mahasiswa Farmasi: makin jauh dari tengah, makin lama tidak terlihat. Satu titik kuning di minggu keempat: hadir 2 dari 8, LMS tidak dibuka, UKT belum lunas. | Half-circle radar of 31 pharmacy students: the further out, the longer unseen. One yellow dot in week four: present 2 of 8, LMS not opened, fee unpaid.",
  (t) => (
    <>
      <div className="relative rounded-xl border border-line bg-surface p-4 pb-3 shadow-lg">
        <p className="grid gap-x-2 font-semibold @lg:flex @lg:justify-between">
          {t("Farmasi 2024, minggu ke-4 | Pharmacy 2024, week 4")}
          <span className="font-normal text-muted">
            {t("makin ke luar, makin lama tak terlihat | further out, longer unseen")}
          </span>
        </p>
        <svg viewBox="0 0 600 306" className="mt-3 w-full" aria-hidden="true">
          {[4, 3, 2, 1].map((week) => (
            <path
              key={week}
              d={`M${300 - week * 72} 300a${week * 72} ${week * 72} 0 0 1 ${week * 144} 0z`}
              className={week % 2 ? "fill-tint stroke-line" : "fill-surface stroke-line"}
            />
          ))}
          <path d="M300 300V12M300 300 96 96M300 300 504 96" className="stroke-line" />
          <path
            d={students
              .map(at)
              .map(([x, y]) => dot(x, y, 7))
              .join("")}
            className="fill-hue"
            opacity="0.8"
          />
          <path d={dot(...at(signal), 22)} className="fill-accent-soft" />
          <path d={dot(...at(signal), 12)} className="fill-accent" />
        </svg>
        <p className="mt-1 grid grid-cols-[1fr_auto_1fr] text-xs text-muted">
          <span>{t("4 minggu | 4 weeks")}</span>
          <span>{t("hadir | present")}</span>
          <span className="text-end">{t("4 minggu | 4 weeks")}</span>
        </p>
      </div>
      <Card className="relative mx-4 -mt-4 grid gap-2.5 shadow-lg @lg:absolute @lg:end-4 @lg:top-14 @lg:mx-0 @lg:mt-0 @lg:w-48">
        <p className="flex justify-between font-semibold">
          22104**022 <Chip tone="warn">{t("3 tanda | 3 signs")}</Chip>
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Field label={t("Presensi | Present")} value="2/8" state="bad" />
          <Field label="LMS" value={t("0 kali | 0 times")} state="bad" />
        </div>
        <p className="rounded-md bg-hue px-3 py-1.5 text-center font-semibold text-ground">
          {t("Telepon hari ini | Call today")}
        </p>
      </Card>
    </>
  ),
);

function at([degrees, weeks]: readonly [degrees: number, weeks: number]): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(300 - Math.cos(angle) * weeks * 80), Math.round(298 - Math.sin(angle) * weeks * 80)];
}

const preview: IndustryPreview = {
  label:
    "Daftar prodi dengan kehadiran yang turun; satu mahasiswa ditandai untuk dihubungi wali. | Study programmes by falling attendance; one student is marked for a call by the tutor.",
  screen: {
    title: "Siapa yang mulai jarang hadir? | Who has begun to miss classes?",
    meta: "Semester 3",
    product: "big-query",
    head: ["Prodi | Programme", "Hadir | Present", "Tugas | Assignments"],
    table: [
      ["Teknik sipil | Civil eng.", "41%", "2 dari 6 | 2 of 6"],
      ["Agribisnis | Agribusiness", "63%", "4 dari 6 | 4 of 6"],
      ["Statistika | Statistics", "88%", "6 dari 6 | 6 of 6"],
    ],
    signal: 0,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "presensi-minggu4-FINAL(2).xlsx | attendance-week4-FINAL(2).xlsx",
      parts: [
        {
          head: ["NIM | No.", "Hadir | Present", "Tugas | Work", "UKT | Fee"],
          table: [
            ["22104**017", "6/8", "#REF!", "?"],
            ["22104**022", "2/8", "#REF!", "?"],
            ["22104**031", "8/8", "#REF!", "?"],
          ],
        },
        { note: "Sudah dicocokkan dengan bagian keuangan? | Checked with finance yet?" },
      ],
    },
    {
      title: "Daftar perhatian, Farmasi 2024 | Watch list, Pharmacy 2024",
      meta: "14",
      product: "big-view",
      parts: [
        {
          head: ["Mahasiswa | Student", "Tanda | Signs", "Tugas | Task"],
          signal: 0,
          table: [
            ["22104**022", "absen 2 minggu, LMS, UKT | 2 weeks away, LMS, fee", "hari ini | today"],
            ["22104**058", "absen 2 minggu | 2 weeks away", "besok | tomorrow"],
            ["22104**009", "UKT | fee", "dihubungi | contacted"],
          ],
        },
        {
          chips: [
            ["good", "9 sudah ditelepon | 9 called"],
            ["quiet", "lewat 3 hari: ke wakil dekan | after 3 days: vice dean"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Surel: angka kelulusan | Email: graduation rate",
      chat: [
        ["them", "Kata prodi 71%, di PDDikti 64%. Mana yang benar? | The programme says 71%, PDDikti 64%. Which?"],
        ["us", "Saya cek file tahun lalu dulu ya | Let me check last year’s file"],
      ],
    },
    {
      title: "BigQuery",
      meta: "1,1 detik | 1.1 s",
      product: "big-query",
      parts: [
        {
          ask: "Rasio dosen tetap terhadap mahasiswa per prodi, tiga tahun | Lecturers per student by programme, three years",
        },
        {
          signal: 1,
          bars: [
            ["Farmasi | Pharmacy", 62, "1:22"],
            ["Informatika | Informatics", 96, "1:34"],
            ["Akuntansi | Accounting", 74, "1:26"],
          ],
        },
        { note: "Sumber: tabel dosen, 412 baris, 20 November 2026 | Source: lecturers, 412 rows, 20 November 2026" },
      ],
    },
  ],
  [
    {
      title: "Grup panitia PMB | Admissions group",
      meta: "312",
      chat: [
        ["them", "kak, kip kuliah msh bisa ga? | hi, is the KIP grant still open?"],
        ["them", "ijazahnya difoto apa discan kak | photo or scan of the diploma?"],
        ["us", "Yang pegang jalur prestasi siapa? | Who handles the merit track?"],
      ],
    },
    {
      title: "Berkas pendaftar 0418 | Applicant file 0418",
      product: "big-vision",
      fields: [
        ["Nama | Name", "Nadia P*****", "good"],
        ["NIK", "3273**********01", "good"],
        ["Nilai rapor, semester 4 | Report, semester 4", "86,4 | 86.4", "good"],
        ["Ijazah | Diploma", "Terpotong, minta foto ulang | Cropped, new photo asked", "warn"],
      ],
    },
  ],
];

export const education: IndustryPictures = {
  hero: DropoutRadar,
  day: { hours: "100000289986798753211221", signal: 2 },
  preview,
  screens,
};
