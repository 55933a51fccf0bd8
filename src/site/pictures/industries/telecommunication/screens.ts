import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Alarm jaringan | Network alarms",
      meta: "2.114 | 2,114",
      parts: [
        {
          table: [
            ["18.01 | 18:01", "MINOR", "BTS-0412"],
            ["18.01 | 18:01", "MAJOR", "BTS-0087"],
            ["18.02 | 18:02", "MINOR", "BTS-0419"],
            ["18.02 | 18:02", "MINOR", "BTS-0233"],
          ],
        },
        { note: "Griya Asri: hijau | Griya Asri: green" },
      ],
    },
    {
      title: "Urutan kerja | Work order",
      product: "big-action",
      parts: [
        {
          head: ["Wilayah | Area", "Alarm", "Keluhan | Complaints"],
          end: [1, 2],
          signal: 0,
          table: [
            ["Griya Asri", "0", "41"],
            ["Pasar Baru", "3", "12"],
            ["Kawasan Industri | Industrial park", "57", "0"],
          ],
        },
        { chips: [["hue", "Regu 2 berangkat 18.20 | Crew 2 left at 18:20"]] },
      ],
    },
  ],
  [
    {
      title: "Kampanye retensi | Retention campaign",
      parts: [
        {
          fields: [
            ["Kepada | To", "Semua yang pemakaiannya turun, 88.402 nomor | Everyone whose usage fell, 88,402 numbers"],
            ["Isi | Offer", "Kuota gratis 5 GB | Free 5 GB"],
          ],
        },
        { note: "Termasuk 31 ribu yang sedang mudik | Including 31 thousand away for Lebaran" },
      ],
    },
    {
      title: "Turun pemakaian, Padang | Falling usage, Padang",
      product: "big-query",
      parts: [
        {
          signal: 0,
          bars: [
            ["Sinyal: perbaiki | Signal: repair", 58, "1.840 | 1,840"],
            ["Mudik: biarkan | Away: leave alone", 90, "2.866 | 2,866"],
            ["Harga: hubungi | Price: contact", 22, "702"],
          ],
        },
        { note: "Dibandingkan dengan kelompok tanpa tindakan | Compared with a group left alone" },
      ],
    },
  ],
  [
    {
      title: "Antrean pusat layanan | Contact centre queue",
      meta: "146",
      parts: [
        {
          bars: [
            ["Sisa kuota | Data left", 90, "52"],
            ["Tagihan naik | Higher bill", 62, "36"],
            ["Modem merah | Red modem", 45, "26"],
            ["Kasus rumit | Hard cases", 15, "9"],
          ],
        },
      ],
    },
    {
      title: "WhatsApp, gangguan rumah | WhatsApp, home internet",
      product: "big-assistant",
      parts: [
        {
          chat: [
            ["them", "wifi gw mati lg nih, udh direstart | my wifi is down again, restarted it already"],
            [
              "bot",
              "Jalur Anda saya periksa: modem terhubung, redaman tinggi. | I checked your line: modem online, high attenuation.",
            ],
            ["bot", "Teknisi bisa besok pukul 10. Setuju? | A technician can come tomorrow at 10. All right?"],
          ],
        },
      ],
    },
  ],
];
