import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "presensi-minggu4-FINAL(2).xlsx | attendance-week4-FINAL(2).xlsx",
      parts: [
        {
          head: ["NIM | No.", "Hadir | Present", "Tugas | Work", "UKT | Fee"],
          table: [
            ["22104**017", "6/8", "#REF!", "?"],
            ["22104**022", "2/8", "#REF!", "?"],
            ["22104**031", "8/8", "#REF!", "?"],
          ],
        },
        { note: "Sudah dicocokkan dengan bagian keuangan? | Checked with finance yet?" },
      ],
    },
    {
      title: "Daftar perhatian, Farmasi 2024 | Watch list, Pharmacy 2024",
      meta: "14",
      product: "big-view",
      parts: [
        {
          head: ["Mahasiswa | Student", "Tanda | Signs", "Tugas | Task"],
          signal: 0,
          table: [
            ["22104**022", "absen 2 minggu, LMS, UKT | 2 weeks away, LMS, fee", "hari ini | today"],
            ["22104**058", "absen 2 minggu | 2 weeks away", "besok | tomorrow"],
            ["22104**009", "UKT | fee", "dihubungi | contacted"],
          ],
        },
        {
          chips: [
            ["good", "9 sudah ditelepon | 9 called"],
            ["quiet", "lewat 3 hari: ke wakil dekan | after 3 days: vice dean"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Surel: angka kelulusan | Email: graduation rate",
      parts: [
        {
          chat: [
            ["them", "Kata prodi 71%, di PDDikti 64%. Mana yang benar? | The programme says 71%, PDDikti 64%. Which?"],
            ["us", "Saya cek file tahun lalu dulu ya | Let me check last year’s file"],
          ],
        },
      ],
    },
    {
      title: "BigQuery",
      meta: "1,1 detik | 1.1 s",
      product: "big-query",
      parts: [
        {
          ask: "Rasio dosen tetap terhadap mahasiswa per prodi, tiga tahun | Lecturers per student by programme, three years",
        },
        {
          signal: 1,
          bars: [
            ["Farmasi | Pharmacy", 62, "1:22"],
            ["Informatika | Informatics", 96, "1:34"],
            ["Akuntansi | Accounting", 74, "1:26"],
          ],
        },
        { note: "Sumber: tabel dosen, 412 baris, 20 November 2026 | Source: lecturers, 412 rows, 20 November 2026" },
      ],
    },
  ],
  [
    {
      title: "Grup panitia PMB | Admissions group",
      meta: "312",
      parts: [
        {
          chat: [
            ["them", "kak, kip kuliah msh bisa ga? | hi, is the KIP grant still open?"],
            ["them", "ijazahnya difoto apa discan kak | photo or scan of the diploma?"],
            ["us", "Yang pegang jalur prestasi siapa? | Who handles the merit track?"],
          ],
        },
      ],
    },
    {
      title: "Berkas pendaftar 0418 | Applicant file 0418",
      product: "big-vision",
      parts: [
        {
          fields: [
            ["Nama | Name", "Nadia P*****", "good"],
            ["NIK", "3273**********01", "good"],
            ["Nilai rapor, semester 4 | Report, semester 4", "86,4 | 86.4", "good"],
            ["Ijazah | Diploma", "Terpotong, minta foto ulang | Cropped, new photo asked", "warn"],
          ],
        },
      ],
    },
  ],
];
