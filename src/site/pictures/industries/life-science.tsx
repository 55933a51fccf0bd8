import { Window } from "../kit/frames.tsx";
import { Chip } from "../kit/parts.tsx";
import { picture } from "../kit/picture.tsx";
import type { IndustryPictures, IndustryPreview, ScreenPairs } from "./screen.ts";

/** The generations of a batch, each node with its name and what is known of it. */
const generations = [
  [
    ["Parasetamol", "lot P-881"],
    ["Gula | Sugar", "lot G-120"],
    ["Botol | Bottles", "lot B-774"],
  ],
  [
    ["Pencampuran | Mixing", "19 Nov, 6 jam | 19 Nov, 6 h"],
    ["Uji laboratorium | Laboratory", "lolos | passed"],
  ],
  [["Bets K-2207 | Batch K-2207", "24.000 botol | 24,000 bottles"]],
  [
    ["Jakarta", "9.600 | 9,600"],
    ["Makassar", "7.200 | 7,200"],
    ["Medan", "7.200 | 7,200"],
  ],
] as const;

/** Draws the family tree of a batch, from its materials to its destinations, with the page that holds it back. */
const BatchGenealogy = picture(
  "stage",
  "Silsilah bets K-2207: tiga lot bahan menjadi pencampuran dan uji, lalu 24.000 botol untuk Jakarta, Makassar, dan Medan. Satu halaman menahan pelulusannya: paraf penimbang tidak ada. | Genealogy of batch K-2207: three material lots become mixing and tests, then 24,000 bottles for Jakarta, Makassar and Medan. One page holds its release: the weigher’s initial is missing.",
  (t) => (
    <>
      <Window title={t("Silsilah K-2207 | Genealogy of K-2207")} product="big-lake" meta={t("karantina | quarantine")}>
        <div className="relative p-4 @lg:py-6">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full stroke-hue max-@lg:hidden"
            fill="none"
            aria-hidden="true"
          >
            {[
              "M20 22C26 22 24 36 30 36M20 50C26 50 24 36 30 36M20 78C26 78 24 64 30 64",
              "M44 36C50 36 48 50 54 50M44 64C50 64 48 50 54 50",
              "M70 50C76 50 74 22 80 22M70 50H80M70 50C76 50 74 78 80 78",
            ].map((d) => (
              <path key={d} d={d} strokeWidth="2" vectorEffect="non-scaling-stroke" opacity="0.55" />
            ))}
          </svg>
          <div className="relative grid grid-cols-2 gap-x-3 gap-y-4 @lg:min-h-64 @lg:grid-cols-4 @lg:gap-x-9">
            {generations.map((nodes, generation) => (
              <div key={nodes[0][0]} className="flex flex-col justify-around gap-3">
                {nodes.map(([name, about]) => (
                  <div
                    key={name}
                    className={`rounded-lg border px-2.5 py-2 leading-snug ${generation === 2 ? "border-accent bg-accent-soft" : "border-line bg-surface"}`}
                  >
                    <p className="font-semibold">{t(name)}</p>
                    <p className="text-xs text-muted">{t(about)}</p>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      </Window>
      <div className="relative mx-3 -mt-3 grid gap-3 rounded-lg border border-line bg-raised p-4 shadow-lg @lg:ms-[22%] @lg:me-[8%] @lg:grid-cols-[1fr_auto] @lg:items-center">
        <div>
          <p className="font-semibold">{t("Halaman 47, penimbangan | Page 47, weighing")}</p>
          <svg viewBox="0 0 240 26" className="mt-1.5 w-full max-w-60" fill="none" strokeWidth="1.5" aria-hidden="true">
            <path d="M2 20h90M110 20h60" className="stroke-line" />
            <path d="M8 14c6-12 10 10 16-2s10 8 16-2 8 6 16 0" className="stroke-ink" />
            <path d="M112 6h54v16h-54z" className="stroke-accent" strokeDasharray="4 3" strokeWidth="2" />
          </svg>
        </div>
        <p>
          <Chip tone="warn">{t("Paraf penimbang tidak ada | Weigher’s initial missing")}</Chip>
        </p>
      </div>
    </>
  ),
);

const preview: IndustryPreview = {
  label:
    "Silsilah satu bets obat: bahan, produksi, dan tiga distributor yang menerimanya. | The genealogy of a medicine batch: ingredient, production, and the three distributors who received it.",
  screen: {
    title: "Silsilah bets P-318 | Genealogy of batch P-318",
    meta: "4 menit | 4 min",
    product: "big-lake",
    steps: [
      "Bahan aktif, lot 77-B | Active ingredient, lot 77-B",
      "Kompresi, mesin 4 | Compression, machine 4",
      "Ditahan: kadar air | On hold: moisture",
      "3 distributor diberi tahu | 3 distributors told",
    ],
    done: 2,
  },
};

const screens: ScreenPairs = [
  [
    {
      title: "Map bets K-2198 | Folder, batch K-2198",
      meta: "212 hal. | 212 pp.",
      parts: [
        {
          table: [
            ["Hal. 1 sampai 60 | Pages 1 to 60", "meja 1 | desk 1"],
            ["Hal. 61 sampai 140 | Pages 61 to 140", "meja 3 | desk 3"],
            ["Hal. 141 sampai 212 | Pages 141 to 212", "dibawa pulang? | taken home?"],
          ],
        },
        { note: "Hari ke-11 di karantina | Day 11 in quarantine" },
      ],
    },
    {
      title: "Tinjauan K-2207, 9 temuan | Review of K-2207, 9 findings",
      product: "big-builder",
      parts: [
        {
          signal: 0,
          table: [
            ["Hal. 47 | Page 47", "paraf penimbang tidak ada | weigher’s initial missing"],
            ["Hal. 88 | Page 88", "suhu 41,2 °C, rentang 38–40 | 41.2 °C, range 38–40"],
            ["Hal. 131 | Page 131", "kolom kosong | empty field"],
          ],
        },
        {
          fields: [
            [
              "Koreksi, hal. 47 | Correction, page 47",
              "“kosong” → “DW”, alasan terisi, 09.45 | “empty” → “DW”, reason given, 09:45",
              "good",
            ],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Forum ibu | Parents’ forum",
      parts: [
        {
          chat: [
            ["them", "habis minum obat batuk ini badan gatal semua | itching all over since this cough syrup"],
            ["them", "anakku jg bun, bentol2 | my child too, with bumps"],
          ],
        },
        { note: "Tidak dibaca siapa pun | Read by nobody" },
      ],
    },
    {
      title: "Kasus 0093 | Case 0093",
      meta: "06.12 sejak diterima | 06:12 since receipt",
      product: "big-action",
      fields: [
        ["Yang mengalami | Patient", "Perempuan, 31 | Woman, 31", "good"],
        ["Pelapor | Reporter", "Ia sendiri, menghubungi kami | Herself, contacted us", "good"],
        ["Produk | Product", "Sirop batuk, bets K-2191 | Cough syrup, batch K-2191", "good"],
        ["Kejadian | Event", "Gatal, ruam: dinilai dr. Sinta | Itch, rash: with Dr Sinta", "warn"],
      ],
    },
  ],
  [
    {
      title: "Kiriman pusat Medan | Parcel from the Medan site",
      table: [
        ["ICF_subjek_03.pdf", "v2.0?"],
        ["ICF_subjek_04.pdf", "hal. 5 tidak ada | page 5 missing"],
        ["data_HS_BW.xlsx", "inisial asli | real initials"],
      ],
    },
    {
      title: "Kelengkapan per pusat | Completeness by site",
      product: "big-view",
      parts: [
        {
          signal: 2,
          bars: [
            ["Jakarta", 98, "98%"],
            ["Surabaya", 95, "95%"],
            ["Medan", 71, "71%"],
          ],
        },
        {
          chips: [
            ["warn", "Medan: formulir v2.0, seharusnya v3.1 | Medan: form v2.0, v3.1 expected"],
            ["quiet", "Identitas terpisah | Identities kept apart"],
          ],
        },
      ],
    },
  ],
];

export const lifeScience: IndustryPictures = {
  hero: BatchGenealogy,
  day: { hours: "000012579998678754210000", signal: 3 },
  preview,
  screens,
};
