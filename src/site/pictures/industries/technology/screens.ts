import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Papan kerja, kuartal 3 | Board, quarter 3",
      parts: [
        {
          table: [
            ["OCR KTP: latih ulang | ID OCR: retrain", "minggu 9 | week 9"],
            ["OCR KTP: foto miring | ID OCR: tilted photos", "minggu 9 | week 9"],
            ["Fitur inti | Core feature", "ditunda | postponed"],
          ],
        },
        { note: "★☆☆☆☆ “KTP ga kebaca mulu” | ★☆☆☆☆ “it never reads my card”" },
      ],
    },
    {
      title: "Dikoreksi, per jenis ponsel | Corrected, by phone",
      product: "big-view",
      parts: [
        { line: [3, 3, 4, 3, 4, 9, 13, 5], usual: [3, 3, 3, 3, 3, 3, 3, 3], signal: 6, labels: ["3.1", "3.2"] },
        {
          chips: [
            ["warn", "Ponsel M-4: 13% dikoreksi | Phone M-4: 13% corrected"],
            ["good", "Ambang foto disetel 09.15 | Photo check adjusted 09:15"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Grup pelanggan besar | Key account group",
      parts: [
        {
          chat: [
            ["them", "menu faktur pindah ke mana? | where did the invoice menu go?"],
            ["them", "OTP ga masuk2 min | OTP still not here"],
            ["us", "@dev ada yang bisa bantu? | @dev can anyone help?"],
          ],
        },
      ],
    },
    {
      title: "Topik sejak rilis 3.2 | Topics since release 3.2",
      product: "big-query",
      parts: [
        {
          signal: 0,
          bars: [
            ["Menu faktur | Invoice menu", 94, "+61"],
            ["Kode OTP | One-time code", 48, "+31"],
            ["Bug 412", 20, "+13"],
          ],
        },
        {
          chips: [
            ["good", "78 dijawab bot dari catatan rilis | 78 answered from release notes"],
            ["hue", "27 tiket lewat webhook | 27 tickets by webhook"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Rapat prioritas | Prioritisation",
      parts: [
        { note: "“Kayaknya pesaing naik harga?” | “Didn’t the rival raise its price?”" },
        { note: "“Di Asia Tenggara, 63 persen …” | “In Southeast Asia, 63 percent …”" },
        { chips: [["quiet", "Tanya analis, antre 2 minggu | Ask the analyst, 2-week queue"]] },
      ],
    },
    {
      title: "Catatan pasar, November | Market log, November",
      product: "big-spider",
      parts: [
        {
          diff: [
            [" ", "Pesaing B, halaman harga | Rival B, pricing page"],
            ["-", "Paket Tim Rp450.000 | Team plan Rp450,000"],
            ["+", "Paket Tim Rp525.000, tanpa API | Team plan Rp525,000, no API"],
          ],
        },
        {
          bars: [
            ["“pindah karena API” | “left over the API”", 70, "28"],
            ["“pindah karena harga” | “left over price”", 43, "17"],
          ],
          signal: 0,
        },
      ],
    },
  ],
];
