import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Klaim kembali, Oktober | Returned claims, October",
      parts: [
        {
          table: [
            ["SEP …0182", "laporan operasi | operation report"],
            ["SEP …0197", "tanda tangan | signature"],
            ["SEP …0203", "laporan operasi | operation report"],
            ["SEP …0240", "laporan operasi | operation report"],
          ],
        },
        { note: "Ruang yang sama lagi? | The same ward again?" },
      ],
    },
    {
      title: "Berkas SEP …0311 | File SEP …0311",
      meta: "pulang 14.00 | leaves 14:00",
      product: "big-vision",
      parts: [
        {
          steps: [
            "Resume medis, lengkap | Discharge summary, complete",
            "Hasil laboratorium, lengkap | Laboratory, complete",
            "Laporan operasi: diminta ke Bougenville | Operation report: asked of Bougenville",
            "Urutkan dan serahkan | Sort and hand over",
          ],
          done: 2,
        },
      ],
    },
  ],
  [
    {
      title: "Buku janji, Poli Dalam | Appointment book, internal",
      parts: [
        {
          head: ["Jam | Time", "Senin | Monday", "Kamis | Thursday"],
          table: [
            ["08", "31 pasien | 31 patients", "6"],
            ["09", "28", "4"],
            ["10", "27, 9 batal | 27, 9 cancelled", "3"],
          ],
        },
      ],
    },
    {
      title: "WhatsApp, Poli Dalam | WhatsApp, internal clinic",
      product: "big-assistant",
      parts: [
        {
          chat: [
            [
              "bot",
              "Besok kontrol pukul 08.20. Balas YA atau minta ganti. | Your visit is tomorrow at 08:20. Reply YES, or ask to change.",
            ],
            ["them", "sus, besok gabisa, bisa jumat? | can’t make it tomorrow, is friday ok?"],
            ["bot", "Jumat kosong 09.40. Saya simpan ya? | Friday 09:40 is free. Shall I keep it?"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Kartu stok, Depo IGD | Stock card, emergency",
      parts: [
        {
          head: ["Obat | Drug", "Sisa | Left"],
          end: [1],
          table: [
            ["Ceftriaxone 1 g", "0"],
            ["Ketorolac 30 mg", "? "],
            ["NaCl 0,9% | Saline 0.9%", "12"],
          ],
        },
        { note: "Gudang bilang masih ada | The store says there is some" },
      ],
    },
    {
      title: "BigQuery",
      meta: "0,8 detik | 0.8 s",
      product: "big-query",
      parts: [
        {
          ask: "Obat yang habis dalam tujuh hari di depo IGD tetapi ada di gudang | Drugs out within seven days in emergency but held in the store",
        },
        {
          head: ["Obat | Drug", "Depo | Pharmacy", "Gudang | Store"],
          end: [1, 2],
          signal: 0,
          table: [
            ["Ceftriaxone 1 g", "0", "86, Mar 2027"],
            ["Ketorolac 30 mg", "9", "140, Jul 2027"],
          ],
        },
        { chips: [["good", "Pindah 40 vial | Move 40 vials"]] },
      ],
    },
  ],
];
