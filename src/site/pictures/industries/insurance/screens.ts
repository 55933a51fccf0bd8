import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Antrean klaim | Claims queue",
      meta: "1.206 | 1,206",
      parts: [
        {
          table: [
            ["Tabrakan beruntun | Pile-up", "Rp214 jt | Rp214m", "hari 9 | day 9"],
            ["Lecet bemper | Scratched bumper", "Rp1,1 jt | Rp1.1m", "hari 9 | day 9"],
            ["Kaca pecah | Broken window", "Rp0,9 jt | Rp0.9m", "hari 8 | day 8"],
            ["Banjir | Flood", "Rp88 jt | Rp88m", "hari 8 | day 8"],
          ],
        },
      ],
    },
    {
      title: "WhatsApp, lapor klaim | WhatsApp, report a claim",
      product: "big-assistant",
      parts: [
        {
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
      parts: [
        {
          chat: [
            ["them", "rawat jalan masuk kan ya? | outpatient care is covered, right?"],
            ["us", "Masuk, lihat brosur 2023 | It is, see the 2023 brochure"],
          ],
        },
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
