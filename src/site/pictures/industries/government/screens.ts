import type { ScreenPairs } from "../screen.ts";

export const screens: ScreenPairs = [
  [
    {
      title: "Bahan rapat, 3 lampiran | Meeting papers, 3 files",
      parts: [
        {
          head: ["Keluarga miskin | Poor households", ""],
          end: [1],
          table: [
            ["Dinas Sosial | Social affairs", "18.204 | 18,204"],
            ["Dinas Kesehatan | Health", "21.977 | 21,977"],
            ["Bappeda | Planning", "16.530 | 16,530"],
          ],
        },
        { note: "Yang dibacakan Bupati yang mana? | Which one does the regent read out?" },
      ],
    },
    {
      title: "Keluarga miskin per desa | Poor households by village",
      meta: "definisi 2026 | 2026 definition",
      product: "big-view",
      parts: [
        {
          signal: 0,
          bars: [
            ["Karangsari", 94, "412"],
            ["Mekarjaya", 66, "288"],
            ["Sukamaju", 41, "180"],
            ["Cibeureum", 27, "117"],
          ],
        },
        {
          chips: [
            ["hue", "Produsen: Dinas Sosial | Producer: Social affairs"],
            ["warn", "318 NIK ganda dikembalikan | 318 duplicates returned"],
          ],
        },
      ],
    },
  ],
  [
    {
      title: "Lima tempat, satu lubang | Five places, one pothole",
      parts: [
        {
          table: [
            ["SP4N-LAPOR!", "“jalan rusak cendana” | “cendana road broken”"],
            ["Komentar | Comment", "“pak bupati lubangnyaa”"],
            ["Grup RT | Neighbourhood", "foto, tanpa alamat | photo, no address"],
            ["Loket | Counter", "buku tamu, hal. 41 | guest book, p. 41"],
          ],
        },
      ],
    },
    {
      title: "Aduan 2071, Jalan Cendana | Complaint 2071, Jalan Cendana",
      product: "big-action",
      parts: [
        {
          steps: [
            "5 laporan digabung, 07.45 | 5 reports merged, 07:45",
            "Diteruskan ke Dinas PUPR | Routed to public works",
            "Tambal terjadwal, tenggat 3 hari kerja | Repair scheduled, 3 working days",
            "Kabar ke 5 pelapor | News to 5 reporters",
          ],
          done: 2,
        },
      ],
    },
  ],
  [
    {
      title: "Ranperda_v7_revisi.docx | Draft_v7_revised.docx",
      parts: [
        { note: "“Mengingat: … Perda Nomor 4 Tahun 2009 …” | “Considering: … Regional Regulation 4 of 2009 …”" },
        {
          chips: [
            ["quiet", "Masih berlaku? | Still in force?"],
            ["quiet", "Tanya bagian hukum | Ask the legal bureau"],
          ],
        },
      ],
    },
    {
      title: "Rancangan, 3 temuan | Draft, 3 findings",
      product: "big-legal",
      parts: [
        {
          signal: 0,
          table: [
            ["Mengingat, angka 6 | Considering, no. 6", "dasar sudah dicabut | basis repealed"],
            ["Pasal 9 ayat (2) | Article 9 (2)", "tumpang tindih | overlaps"],
            ["Pasal 14 | Article 14", "istilah lama | old term"],
          ],
        },
        { chips: [["hue", "JDIH diperiksa 20 November | JDIH checked 20 November"]] },
      ],
    },
  ],
];
