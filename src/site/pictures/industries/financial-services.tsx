import { Card, Window } from "../kit/frames.tsx";
import { Chip } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import { Person } from "../people/person.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

const lanes = [
  ["Lolos kedua ambang | Passed both", "182", ["Dewi A.", "Yohanes P.", "M. Rizal"]],
  ["Perlu dilihat | To review", "11", ["Nurul H.", "Agus T."]],
  ["Foto ulang | New photo", "9", ["Santi K.", "Edo W."]],
] as const;

/** Draws the queue of new accounts in three lanes, and the case that a person decides: two faces between two thresholds. */
const OnboardingQueue = picture(
  "stage",
  "Antrean pembukaan rekening dalam tiga lajur: 182 lolos, 11 perlu dilihat, 9 diminta foto ulang. Kasus Nurul H. terbuka: wajah di KTP dan swafoto bersisian, kemiripan 0,78 di antara ambang 0,70 dan 0,85. | Account opening in three lanes: 182 passed, 11 to review, 9 asked for a new photo. Nurul H.’s case is open: card face and selfie side by side, similarity 0.78 between the thresholds 0.70 and 0.85.",
  (t, locale) => {
    const number = (value: string) => (locale === "id" ? value.replace(".", ",") : value);
    return (
      <>
        <Window title={t("Pembukaan rekening | Account opening")} product="big-builder" meta={t("08.30 | 08:30")}>
          <div className="grid grid-cols-3 gap-2.5 bg-sunken p-3.5 pb-24">
            {lanes.map(([lane, count, names], index) => (
              <div key={lane}>
                <p className="leading-snug font-semibold">{t(lane)}</p>
                <p className="font-display text-2xl font-bold text-hue">{count}</p>
                <div className="mt-2 grid gap-1.5">
                  {names.map((name, at) => (
                    <p
                      key={name}
                      className={`rounded-md border bg-surface px-2 py-1.5 ${index === 1 && at === 0 ? "border-hue" : "border-line"}`}
                    >
                      {name}
                    </p>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </Window>
        <Card className="relative mx-3 -mt-20 grid items-center gap-4 shadow-lg @md:mx-8 @lg:ms-[22%] @lg:me-4 @lg:grid-cols-[auto_1fr]">
          <div className="flex items-center gap-3">
            <div className="rounded-md border border-line bg-tint p-2">
              <Person bust="hijab" className="size-14" />
              <p className="mt-1.5 h-1.5 w-14 rounded-[99px] bg-line" />
              <p className="mt-1 h-1.5 w-9 rounded-[99px] bg-line" />
            </div>
            <Person bust="hijab" className="size-20" />
          </div>
          <div className="grid gap-2">
            <p className="flex flex-wrap justify-between gap-2 font-semibold">
              Nurul H. <span className="font-normal text-muted">{t("Uji kehadiran lolos | Liveness passed")}</span>
            </p>
            <svg viewBox="0 0 300 26" className="w-full" aria-hidden="true">
              <rect y="9" width="300" height="8" rx="4" className="fill-sunken" />
              <rect x="120" y="9" width="90" height="8" className="fill-tint" />
              <path d="M120 2v22M210 2v22" className="stroke-hue" strokeWidth="2" />
              <circle cx="168" cy="13" r="9" className="fill-accent" />
            </svg>
            <p className="flex justify-between text-xs text-muted tabular-nums">
              <span>
                {t("Tolak di bawah | Refuse below")} {number("0.70")}
              </span>
              <b className="text-ink">{number("0.78")}</b>
              <span>
                {number("0.85")} {t("lolos | pass")}
              </span>
            </p>
            <p className="flex flex-wrap gap-1.5">
              <Chip tone="good">{t("Terima | Accept")}</Chip>
              <Chip tone="quiet">{t("Minta berkas lain | Ask for another file")}</Chip>
            </p>
          </div>
        </Card>
      </>
    );
  },
);

const preview: IndustryPreview = {
  label:
    "Pembukaan rekening: KTP terbaca, wajah cocok, uji kehadiran lolos, tinggal keputusan petugas. | Opening an account: ID card read, face matched, liveness passed; an officer decides next.",
  screen: {
    title: "Pembukaan rekening | Opening an account",
    meta: "3 menit 40 detik | 3 min 40 s",
    product: "big-vision",
    steps: [
      "KTP terbaca, 16 isian | ID card read, 16 fields",
      "Swafoto cocok | Selfie matched",
      "Uji kehadiran lolos | Liveness check passed",
      "Petugas memutuskan | An officer decides",
    ],
    done: 3,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Antrean berkas | Upload queue",
      meta: "214",
      table: [
        ["KTP_silau.jpg | card_glare.jpg", "minta ulang | ask again"],
        ["KTP_silau(2).jpg | card_glare(2).jpg", "minta ulang | ask again"],
        ["swafoto_gelap.jpg | selfie_dark.jpg", "menunggu | waiting"],
        ["KTP_potong.jpg | card_cropped.jpg", "menunggu | waiting"],
      ],
    },
    {
      title: "Meja periksa, kasus 11 | Review desk, case 11",
      product: "big-builder",
      parts: [
        {
          fields: [
            [
              "Kemiripan wajah | Face similarity",
              "0,78 (ambang 0,70 dan 0,85) | 0.78 (thresholds 0.70 and 0.85)",
              "warn",
            ],
            ["Uji kehadiran | Liveness", "Lolos | Passed", "good"],
            ["Tanggal lahir | Birth date", "Cocok | Match", "good"],
            ["Alasan | Reason", "Foto KTP lama, tanya nama ibu | Old card photo, ask mother’s name"],
          ],
        },
        {
          chips: [
            ["good", "Terima | Accept"],
            ["quiet", "Tolak | Refuse"],
            ["quiet", "Rina S., 08.41 | Rina S., 08:41"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Memo petugas kredit | Officer’s memo",
      parts: [
        {
          note: "“Warungnya ramai, orangnya jujur. Omzet kira-kira 1 juta sehari.” | “Busy stall, honest person. Sales about a million a day.”",
        },
        {
          fields: [
            ["Lampiran | Attachments", "nota1.jpg, nota2.jpg, mutasi.pdf | bill1.jpg, bill2.jpg, statement.pdf"],
          ],
        },
      ],
    },
    {
      title: "Arus kas, warung sembako | Cash flow, grocery stall",
      product: "big-query",
      parts: [
        {
          line: [31, 29, 33, 30, 34, 36],
          usual: [27, 27, 28, 27, 28, 29],
          signal: 5,
          labels: ["Mei | May", "Okt | Oct"],
        },
        {
          note: "Pemohon di atas kelompok usahanya di kecamatan yang sama, juta rupiah | Applicant above peers in the district, million rupiah",
        },
        {
          chips: [
            ["hue", "184 baris mutasi | 184 statement rows"],
            ["quiet", "3 nota dibaca orang | 3 notes read by people"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Surat edaran menyusul | Circular to follow",
      chat: [
        ["them", "Cabang masih pakai prosedur lama? | Are branches still on the old procedure?"],
        ["us", "Tunggu edaran, Bu | Waiting for the circular"],
      ],
    },
    {
      title: "Perbedaan, SOP Penagihan | Differences, collection procedure",
      product: "big-legal",
      parts: [
        {
          diff: [
            [" ", "Penagihan dilakukan oleh petugas | Collection is made by staff"],
            ["-", "pukul 08.00 sampai 21.00 | from 08:00 to 21:00"],
            ["+", "pukul 08.00 sampai 20.00 | from 08:00 to 20:00"],
          ],
        },
        {
          steps: [
            "Pemilik: Divisi Penagihan | Owner: Collections",
            "Disetujui, tenggat 5 hari | Approved, 5 days left",
            "32 dari 40 cabang sudah membaca | 32 of 40 branches have read it",
          ],
          done: 2,
        },
      ],
    },
  ],
];

export const financialServices: IndustryPictures = {
  hero: OnboardingQueue,
  scene: "counter",
  day: { hours: "210001234688765567778995", signal: 1 },
  preview,
  screens,
};
