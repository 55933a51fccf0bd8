import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Rekap susut cabang | Branch losses",
      parts: [
        {
          head: ["Cabang | Branch", "Susut | Loss"],
          end: [1],
          table: [
            ["Kota Barat | West City", "8,1% | 8.1%"],
            ["Kota Timur | East City", "7,9% | 7.9%"],
            ["Selatan | South", "8,4% | 8.4%"],
          ],
        },
        { note: "Target: turun. Mulai dari mana? | Target: lower. Starting where?" },
      ],
    },
    {
      title: "Surat tugas 0417, Regu 3 | Work order 0417, Crew 3",
      product: "big-action",
      parts: [
        {
          ask: "Tarif bisnis di Rajawali yang pemakaiannya turun lebih dari separuh | Business tariffs on Rajawali down by half",
        },
        {
          head: ["Pelanggan | Customer", "Sebelum | Before", "Sesudah | After"],
          end: [1, 2],
          signal: 0,
          table: [
            ["5140***882", "2.310 | 2,310", "940 kWh"],
            ["5140***117", "1.870 | 1,870", "815 kWh"],
            ["5140***406", "1.655 | 1,655", "790 kWh"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Tiket gangguan | Fault tickets",
      meta: "18.55 | 18:55",
      parts: [
        {
          table: [
            ["#7712", "telepon | phone", "Tamansari"],
            ["#7713", "WhatsApp", "Tamansari"],
            ["#7714", "loket | counter", "Tamansari"],
            ["#7715", "telepon | phone", "Tmn. Sari"],
          ],
        },
      ],
    },
    {
      title: "Gangguan G-208, Tamansari | Incident G-208, Tamansari",
      product: "big-action",
      parts: [
        {
          line: [1, 1, 2, 1, 4, 13, 22, 19, 8, 2],
          signal: 6,
          labels: ["18.00 | 18:00", "18.42 | 18:42", "19.30 | 19:30"],
        },
        {
          chips: [
            ["hue", "22 laporan, 1 gangguan | 22 reports, 1 incident"],
            ["good", "Regu 5, perkiraan pulih 19.20 | Crew 5, back by 19:20"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Grup Catat Meter 04 | Meter reading group 04",
      parts: [
        {
          chat: [
            ["them", "IMG_2231.jpg, IMG_2232.jpg, IMG_2233.jpg"],
            ["us", "Ini rumah yang mana Pak? | Which house is this?"],
            ["them", "yang pagar ijo | the green fence"],
          ],
        },
      ],
    },
    {
      title: "Rute 04, 61 dari 88 | Route 04, 61 of 88",
      product: "big-vision",
      parts: [
        {
          fields: [
            ["Stan meter | Reading", "04821 kWh · 0,99 | 04821 kWh · 0.99", "good"],
            ["Segel | Seal", "Putus, 0,81: diperiksa orang | Broken, 0.81: to a person", "warn"],
            ["Lokasi | Place", "−7,2614, 112,7378 | −7.2614, 112.7378"],
            ["Foto | Photo", "20 November, 09.14 | 20 November, 09:14"],
          ],
        },
      ],
    },
  ],
];
