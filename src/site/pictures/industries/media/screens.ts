import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
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
      parts: [
        {
          table: [
            ["1998", "kotak 7 dari 12 | box 7 of 12"],
            ["1999", "dipinjam? | on loan?"],
            ["2001", "“tanya Pak Har” | “ask Pak Har”"],
          ],
        },
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
