import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Antrean berkas | Upload queue",
      meta: "214",
      parts: [
        {
          table: [
            ["KTP_silau.jpg | card_glare.jpg", "minta ulang | ask again"],
            ["KTP_silau(2).jpg | card_glare(2).jpg", "minta ulang | ask again"],
            ["swafoto_gelap.jpg | selfie_dark.jpg", "menunggu | waiting"],
            ["KTP_potong.jpg | card_cropped.jpg", "menunggu | waiting"],
          ],
        },
      ],
    },
    {
      title: "Meja periksa, kasus 11 | Review desk, case 11",
      product: "big-builder",
      parts: [
        {
          fields: [
            [
              "Kemiripan wajah | Face similarity",
              "0,78 (ambang 0,70 dan 0,85) | 0.78 (thresholds 0.70 and 0.85)",
              "warn",
            ],
            ["Uji kehadiran | Liveness", "Lolos | Passed", "good"],
            ["Tanggal lahir | Birth date", "Cocok | Match", "good"],
            ["Alasan | Reason", "Foto KTP lama, tanya nama ibu | Old card photo, ask mother’s name"],
          ],
        },
        {
          chips: [
            ["good", "Terima | Accept"],
            ["quiet", "Tolak | Refuse"],
            ["quiet", "Rina S., 08.41 | Rina S., 08:41"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Memo petugas kredit | Officer’s memo",
      parts: [
        {
          note: "“Warungnya ramai, orangnya jujur. Omzet kira-kira 1 juta sehari.” | “Busy stall, honest person. Sales about a million a day.”",
        },
        {
          fields: [
            ["Lampiran | Attachments", "nota1.jpg, nota2.jpg, mutasi.pdf | bill1.jpg, bill2.jpg, statement.pdf"],
          ],
        },
      ],
    },
    {
      title: "Arus kas, warung sembako | Cash flow, grocery stall",
      product: "big-query",
      parts: [
        {
          line: [31, 29, 33, 30, 34, 36],
          usual: [27, 27, 28, 27, 28, 29],
          signal: 5,
          labels: ["Mei | May", "Okt | Oct"],
        },
        {
          note: "Pemohon di atas kelompok usahanya di kecamatan yang sama, juta rupiah | Applicant above peers in the district, million rupiah",
        },
        {
          chips: [
            ["hue", "184 baris mutasi | 184 statement rows"],
            ["quiet", "3 nota dibaca orang | 3 notes read by people"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Surat edaran menyusul | Circular to follow",
      parts: [
        {
          chat: [
            ["them", "Cabang masih pakai prosedur lama? | Are branches still on the old procedure?"],
            ["us", "Tunggu edaran, Bu | Waiting for the circular"],
          ],
        },
      ],
    },
    {
      title: "Perbedaan, SOP Penagihan | Differences, collection procedure",
      product: "big-legal",
      parts: [
        {
          diff: [
            [" ", "Penagihan dilakukan oleh petugas | Collection is made by staff"],
            ["-", "pukul 08.00 sampai 21.00 | from 08:00 to 21:00"],
            ["+", "pukul 08.00 sampai 20.00 | from 08:00 to 20:00"],
          ],
        },
        {
          steps: [
            "Pemilik: Divisi Penagihan | Owner: Collections",
            "Disetujui, tenggat 5 hari | Approved, 5 days left",
            "32 dari 40 cabang sudah membaca | 32 of 40 branches have read it",
          ],
          done: 2,
        },
      ],
    },
  ],
];
