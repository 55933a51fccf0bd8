import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
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
      parts: [
        {
          fields: [
            ["Yang mengalami | Patient", "Perempuan, 31 | Woman, 31", "good"],
            ["Pelapor | Reporter", "Ia sendiri, menghubungi kami | Herself, contacted us", "good"],
            ["Produk | Product", "Sirop batuk, bets K-2191 | Cough syrup, batch K-2191", "good"],
            ["Kejadian | Event", "Gatal, ruam: dinilai dr. Sinta | Itch, rash: with Dr Sinta", "warn"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Kiriman pusat Medan | Parcel from the Medan site",
      parts: [
        {
          table: [
            ["ICF_subjek_03.pdf", "v2.0?"],
            ["ICF_subjek_04.pdf", "hal. 5 tidak ada | page 5 missing"],
            ["data_HS_BW.xlsx", "inisial asli | real initials"],
          ],
        },
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
