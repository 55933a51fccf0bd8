import type { IndustryPreview } from "../screen.ts";

export const preview: IndustryPreview = {
  label:
    "Daftar prodi dengan kehadiran yang turun; satu mahasiswa ditandai untuk dihubungi wali. | Study programmes by falling attendance; one student is marked for a call by the tutor.",
  screen: {
    title: "Siapa yang mulai jarang hadir? | Who has begun to miss classes?",
    meta: "Semester 3",
    product: "big-query",
    parts: [
      {
        head: ["Prodi | Programme", "Hadir | Present", "Tugas | Assignments"],
        table: [
          ["Teknik sipil | Civil eng.", "41%", "2 dari 6 | 2 of 6"],
          ["Agribisnis | Agribusiness", "63%", "4 dari 6 | 4 of 6"],
          ["Statistika | Statistics", "88%", "6 dari 6 | 6 of 6"],
        ],
        signal: 0,
      },
    ],
  },
};
