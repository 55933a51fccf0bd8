import { Card, Window } from "../kit/frames.tsx";
import { Chip, Field } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** Draws a motor claim: the car with its damaged panels, what was read from the photos, and the route it takes. */
const ClaimFile = picture(
  "stage",
  "Berkas klaim kendaraan KL-20871: dua panel kanan depan ditandai rusak pada gambar mobil, pelat dan STNK terbaca, estimasi Rp1.140.000, dan klaim masuk jalur ringkas. | Motor claim file KL-20871: two panels at the front right are marked as damaged, plate and registration are read, the estimate is Rp1,140,000, and the claim takes the short route.",
  (t) => (
    <Window
      title={t("Klaim KL-20871 | Claim KL-20871")}
      product="big-vision"
      meta={t("Cibubur, 07.05 | Cibubur, 07:05")}
    >
      <div className="grid gap-4 p-4 @xl:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-3">
          <div className="relative rounded-lg bg-tint p-3">
            <svg viewBox="0 0 360 150" className="w-full" aria-hidden="true">
              <path
                d="M20 108c0-22 6-30 34-34l44-7c22-26 44-39 84-39 46 0 70 16 92 42 44 4 62 10 66 30v14H20z"
                className="fill-surface stroke-ink"
                strokeWidth="2.5"
              />
              <path
                d="M108 68c16-18 34-27 58-28v28zm70-28c34 0 54 10 70 28h-70zM174 70v44M250 70l8 44M104 70l-4 44"
                className="fill-sunken stroke-ink"
                strokeWidth="2"
              />
              <path
                d="M262 72c40 4 66 10 74 26v12h-30c-4-16-14-22-26-22-8 0-14 2-20 8z"
                className="fill-hue"
                opacity="0.75"
              />
              <path d="M318 110h24v-12c-2-4-8-9-14-12z" className="fill-accent" />
              <circle cx="84" cy="114" r="22" className="fill-ink" />
              <circle cx="284" cy="114" r="22" className="fill-ink" />
              <circle cx="84" cy="114" r="9" className="fill-surface" />
              <circle cx="284" cy="114" r="9" className="fill-surface" />
              <path d="M252 62h96v62h-96z" className="fill-none stroke-hue" strokeWidth="2" strokeDasharray="5 4" />
            </svg>
            <div className="flex flex-wrap gap-1.5">
              <Chip>{t("Spatbor kanan depan 0,94 | Front right wing 0.94")}</Chip>
              <Chip tone="warn">{t("Bemper, lecet 0,88 | Bumper, scratched 0.88")}</Chip>
            </div>
          </div>
          <div className="grid grid-cols-4 gap-2">
            {["depan | front", "kanan | right", "dekat | close", "STNK | papers"].map((view, index) => (
              <div key={view} className="text-center">
                <PhotoThumb view={index} />
                <span className="text-xs text-muted">{t(view)}</span>
              </div>
            ))}
          </div>
        </div>
        <div className="grid content-start gap-2.5">
          <Field label={t("Pelat nomor | Plate")} value="B 1748 K**" state="good" />
          <Field label="STNK" value={t("Cocok dengan polis | Matches the policy")} state="good" />
          <Field label={t("Estimasi bengkel | Workshop estimate")} value={t("Rp1.140.000 | Rp1,140,000")} />
          <Card className="grid gap-1.5">
            <p className="font-semibold">{t("Jalur ringkas | Short route")}</p>
            <p className="text-muted">{t("Semua 6 aturan terpenuhi | All 6 rules are met")}</p>
            <p className="flex flex-wrap gap-1.5">
              <Chip tone="good">{t("Disetujui Maya R. | Approved by Maya R.")}</Chip>
              <Chip tone="quiet">{t("09.30 | 09:30")}</Chip>
            </p>
          </Card>
        </div>
      </div>
    </Window>
  ),
);

const views = [
  "M8 34c2-12 8-16 20-16s18 4 20 16v6H8z",
  "M6 36c2-10 8-12 16-14 6-6 20-6 26 2l4 12z",
  "M4 12c20 2 34 10 44 28H20C12 30 6 22 4 12z",
  "M12 10h32v30H12zM17 17h22M17 23h22M17 29h14",
];

function PhotoThumb({ view }: { view: number }) {
  return (
    <svg
      viewBox="0 0 56 46"
      className="w-full rounded-md bg-sunken stroke-hue"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={views[view]} />
    </svg>
  );
}

const preview: IndustryPreview = {
  label:
    "Tiga klaim bengkel; satu foto ternyata sudah dipakai pada klaim lain. | Three garage claims; one photo has been used in another claim.",
  screen: {
    title: "Klaim bengkel | Garage claims",
    meta: "Hari ini | Today",
    product: "big-vision",
    head: ["Klaim | Claim", "Nilai | Value", "Catatan | Note"],
    table: [
      ["K-2207", "Rp4,1 jt | Rp4.1 m", "Foto pernah dipakai | Photo used before"],
      ["K-2208", "Rp1,8 jt | Rp1.8 m", "Lengkap | Complete"],
      ["K-2209", "Rp2,6 jt | Rp2.6 m", "Lengkap | Complete"],
    ],
    signal: 0,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Antrean klaim | Claims queue",
      meta: "1.206 | 1,206",
      table: [
        ["Tabrakan beruntun | Pile-up", "Rp214 jt | Rp214m", "hari 9 | day 9"],
        ["Lecet bemper | Scratched bumper", "Rp1,1 jt | Rp1.1m", "hari 9 | day 9"],
        ["Kaca pecah | Broken window", "Rp0,9 jt | Rp0.9m", "hari 8 | day 8"],
        ["Banjir | Flood", "Rp88 jt | Rp88m", "hari 8 | day 8"],
      ],
    },
    {
      title: "WhatsApp, lapor klaim | WhatsApp, report a claim",
      product: "big-assistant",
      chat: [
        ["them", "bemper saya kebaret motor di cibubur | a motorbike scratched my bumper in cibubur"],
        [
          "bot",
          "Kirim empat foto: depan, kiri, kanan, dan STNK. | Send four photos: front, left, right and registration.",
        ],
        [
          "bot",
          "Pelat dan STNK terbaca. Klaim KL-20871, jalur ringkas. | Plate and registration read. Claim KL-20871, short route.",
        ],
      ],
    },
  ],
  [
    {
      title: "Laporan anonim | Anonymous tip",
      parts: [
        { note: "“Coba cek bengkel yang di Jalan Raya itu.” | “Have a look at that workshop on the main road.”" },
        { chips: [["quiet", "Sudah dibayar 14 klaim | 14 claims already paid"]] },
      ],
    },
    {
      title: "Bemper depan, nilai rata-rata | Front bumper, mean value",
      product: "big-query",
      parts: [
        {
          ask: "Bengkel dengan klaim bemper dua kali rata-rata wilayahnya | Workshops at twice their area’s bumper average",
        },
        {
          signal: 0,
          bars: [
            ["Bengkel K-114 | Workshop K-114", 96, "Rp6,2 jt | Rp6.2m"],
            ["Rata-rata wilayah | Area average", 45, "Rp2,9 jt | Rp2.9m"],
            ["Bengkel K-082 | Workshop K-082", 41, "Rp2,6 jt | Rp2.6m"],
          ],
        },
        { note: "Tanda, menunggu penyelidik | A flag, awaiting an investigator" },
      ],
    },
  ],
  [
    {
      title: "Grup agen Bekasi | Bekasi agents’ group",
      chat: [
        ["them", "rawat jalan masuk kan ya? | outpatient care is covered, right?"],
        ["us", "Masuk, lihat brosur 2023 | It is, see the 2023 brochure"],
      ],
    },
    {
      title: "Tanya polis | Ask the policy",
      product: "big-legal",
      parts: [
        {
          diff: [
            [" ", "Pasal 8. Manfaat rawat jalan | Article 8. Outpatient benefit"],
            ["-", "ditanggung sampai Rp500.000 per kunjungan | covered up to Rp500,000 a visit"],
            ["+", "tidak ditanggung, kecuali pascarawat inap 30 hari | not covered, except 30 days after a stay"],
          ],
        },
        {
          chips: [
            ["hue", "Versi 4.2, hal. 27 | Version 4.2, p. 27"],
            ["quiet", "Berlaku 1 Juli 2026 | In force 1 July 2026"],
          ],
        },
      ],
    },
  ],
];

export const insurance: IndustryPictures = {
  hero: ClaimFile,
  day: { hours: "111111489887656777854322", signal: 3 },
  preview,
  screens,
};
