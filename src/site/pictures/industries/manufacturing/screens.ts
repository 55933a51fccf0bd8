import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Lembar periksa, giliran malam | Check sheet, night shift",
      parts: [
        {
          head: ["Jam | Time", "Cacat | Defects"],
          end: [1],
          table: [
            ["00.00 | 00:00", "IIII"],
            ["02.00 | 02:00", "II"],
            ["04.00 | 04:00", "—"],
            ["06.00 | 06:00", "IIII IIII I"],
          ],
        },
        { note: "Ditolak “agak miring”. Seberapa? | Rejected as “a bit tilted”. How much?" },
      ],
    },
    {
      title: "Cacat per cetakan, malam | Defects by mould, night",
      product: "big-view",
      parts: [
        {
          signal: 2,
          bars: [
            ["Cetakan 5 | Mould 5", 12, "2"],
            ["Cetakan 6 | Mould 6", 18, "3"],
            ["Cetakan 7 | Mould 7", 96, "16"],
            ["Cetakan 8 | Mould 8", 6, "1"],
          ],
        },
        {
          chips: [["warn", "3 tutup miring berturut-turut: mandor dipanggil | 3 tilted caps in a row: foreman called"]],
        },
      ],
    },
  ],
  [
    {
      title: "Lembar giliran, lini 3 | Shift sheet, line 3",
      parts: [
        {
          table: [
            ["21.10 | 21:10", "macet | jammed"],
            ["22.35 | 22:35", "macet | jammed"],
            ["23.02 | 23:02", "macet lagi | jammed again"],
            ["01.18 | 01:18", "(tidak terbaca) | (illegible)"],
          ],
        },
      ],
    },
    {
      title: "Henti di bawah 5 menit, lini 3 | Stops under 5 minutes, line 3",
      product: "big-query",
      parts: [
        {
          signal: 0,
          bars: [
            ["Ganti rol label | Label roll", 92, "41×"],
            ["Sensor kotor | Dirty sensor", 55, "24×"],
            ["Botol rebah | Fallen bottle", 33, "15×"],
          ],
        },
        {
          note: "Setelah ganti produk, 30 hari, 96 menit hilang karena rol label | After changeovers, 30 days; label rolls took 96 minutes",
        },
      ],
    },
  ],
  [
    {
      title: "Surel pemasok | Supplier’s email",
      parts: [
        {
          chat: [
            ["us", "Resinnya sampai hari ini kan, Pak? | The resin arrives today, yes?"],
            ["them", "Kapalnya masih di laut Bu, maaf baru kabar | The ship’s still at sea, sorry for the late word"],
          ],
        },
      ],
    },
    {
      title: "Bahan yang terancam | Materials at risk",
      product: "big-action",
      parts: [
        {
          head: ["Bahan | Material", "Tanda | Sign", "Tindakan | Action"],
          signal: 0,
          table: [
            ["Resin PET", "kapal +4 hari | ship +4 days", "tukar urutan | swap sequence"],
            ["Gelatin | Gelatine", "sertifikat halal habis | halal certificate lapsed", "tahan lot | hold lot"],
            ["Label", "tepat waktu | on time", "—"],
          ],
        },
      ],
    },
  ],
];
