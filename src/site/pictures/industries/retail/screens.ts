import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Grup Kunjungan Toko | Store visits group",
      parts: [
        {
          chat: [
            ["them", "IMG_0931.jpg toko 14 ya | IMG_0931.jpg store 14"],
            ["us", "Ini kosong atau belum ditata? | Empty, or not set up yet?"],
            ["us", "Bahas Senin aja | Let’s discuss on Monday"],
          ],
        },
      ],
    },
    {
      title: "Toko 14, rak 3 | Store 14, shelf 3",
      meta: "08.35 | 08:35",
      product: "big-vision",
      parts: [
        {
          signal: 1,
          bars: [
            ["Mi A, 8 facing | Noodle A, 8 facings", 80, "8/10"],
            ["Mi B, celah | Noodle B, gap", 40, "4/7"],
            ["Kecap, 6 facing | Soy sauce, 6 facings", 100, "6/6"],
          ],
        },
        { steps: ["Tugas isi ulang, 08.36 | Refill task, 08:36", "Foto sesudahnya | Photo afterwards"], done: 1 },
      ],
    },
  ],
  [
    {
      title: "harga_pesaing_senin.xlsx | rivals_monday.xlsx",
      parts: [
        {
          head: ["Barang | Item", "Kita | Us", "Mereka | Them"],
          end: [1, 2],
          table: [
            ["Minyak 1 L | Oil 1 L", "19.400 | 19,400", "18.900 | 18,900"],
            ["Minyak 900 ml | Oil 900 ml", "17.800 | 17,800", "(lupa) | (forgot)"],
            ["Susu UHT | UHT milk", "18.200 | 18,200", "#N/A"],
          ],
        },
      ],
    },
    {
      title: "Usulan harga, 12.20 | Price proposals, 12:20",
      product: "big-action",
      parts: [
        {
          head: ["Barang | Item", "Selisih | Gap", "Usul | Proposal"],
          end: [1, 2],
          signal: 0,
          table: [
            ["Minyak 1 L | Oil 1 L", "+2,6% | +2.6%", "18.900 | 18,900"],
            ["Minyak 900 ml | Oil 900 ml", "−0,5% | −0.5%", "tetap | keep"],
            ["Susu UHT 1 L | UHT milk 1 L", "+3,1% | +3.1%", "17.650 | 17,650"],
          ],
        },
        {
          chips: [
            ["good", "6 dari 9 disetujui | 6 of 9 approved"],
            ["quiet", "Rudi, kategori pangan | Rudi, food"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Ratna, empat kali | Ratna, four times",
      parts: [
        {
          table: [
            ["Kartu anggota | Member card", "Ratna W."],
            ["Lokapasar | Marketplace", "ratnaw_88"],
            ["WhatsApp", "0812****"],
            ["Kasir, kemarin | Till, yesterday", "pembeli umum | walk-in"],
          ],
        },
      ],
    },
    {
      title: "Ibu Ratna, atas persetujuannya | Ibu Ratna, with her consent",
      product: "big-one",
      parts: [
        {
          chat: [
            ["them", "susu yg kemarin kedaluwarsa, gmn nih | yesterday’s milk was out of date, what now"],
            [
              "bot",
              "Maaf, Bu Ratna. Struk kemarin ketemu, kami ganti hari ini. | Sorry, Ibu Ratna. We found yesterday’s receipt and replace it today.",
            ],
          ],
        },
        {
          chips: [
            ["warn", "Promosi ditahan sampai selesai | Promotions held until settled"],
            ["hue", "3 sumber, 1 riwayat | 3 sources, 1 history"],
          ],
        },
      ],
    },
  ],
];
