import type { Bilingual } from "#text/locales.ts";
import type { IndustryScene } from "./scene.ts";

/** Industries that work on files and conversations. */
export const scenesOfRecords = {
  education: {
    id: {
      product: "big-query",
      label: "Daftar prodi dengan kehadiran yang turun; satu mahasiswa ditandai untuk dihubungi wali.",
      title: "Siapa yang mulai jarang hadir?",
      meta: "Semester 3",
      scene: {
        kind: "table",
        head: ["Prodi", "Hadir", "Tugas"],
        rows: [
          ["Teknik sipil", "41%", "2 dari 6"],
          ["Agribisnis", "63%", "4 dari 6"],
          ["Statistika", "88%", "6 dari 6"],
        ],
        signal: 0,
      },
    },
    en: {
      product: "big-query",
      label: "Study programmes by falling attendance; one student is marked for a call by the tutor.",
      title: "Who has begun to miss classes?",
      meta: "Semester 3",
      scene: {
        kind: "table",
        head: ["Programme", "Present", "Assignments"],
        rows: [
          ["Civil eng.", "41%", "2 of 6"],
          ["Agribusiness", "63%", "4 of 6"],
          ["Statistics", "88%", "6 of 6"],
        ],
        signal: 0,
      },
    },
  },
  "financial-services": {
    id: {
      product: "big-vision",
      label: "Pembukaan rekening: KTP terbaca, wajah cocok, uji kehadiran lolos, tinggal keputusan petugas.",
      title: "Pembukaan rekening",
      meta: "3 menit 40 detik",
      scene: {
        kind: "steps",
        items: ["KTP terbaca, 16 isian", "Swafoto cocok", "Uji kehadiran lolos", "Petugas memutuskan"],
        done: 3,
      },
    },
    en: {
      product: "big-vision",
      label: "Opening an account: ID card read, face matched, liveness passed; an officer decides next.",
      title: "Opening an account",
      meta: "3 min 40 s",
      scene: {
        kind: "steps",
        items: ["ID card read, 16 fields", "Selfie matched", "Liveness check passed", "An officer decides"],
        done: 3,
      },
    },
  },
  government: {
    id: {
      product: "big-assistant",
      label: "Warga bertanya syarat KIA pukul sembilan malam dan dijawab dari standar pelayanan.",
      title: "Dinas kependudukan",
      meta: "21.07",
      scene: {
        kind: "chat",
        messages: ["Punten, syarat KIA naon wae?", "Akta lahir, KK, dan KTP orang tua. Fotonya bisa dikirim sekarang."],
      },
    },
    en: {
      product: "big-assistant",
      label: "At nine in the evening a resident asks what a child’s ID card needs and gets the official list.",
      title: "Civil registry office",
      meta: "21:07",
      scene: {
        kind: "chat",
        messages: [
          "What do I need for a child ID card?",
          "Birth certificate, family card and a parent’s ID. You can send photos now.",
        ],
      },
    },
  },
  insurance: {
    id: {
      product: "big-vision",
      label: "Tiga klaim bengkel; satu foto ternyata sudah dipakai pada klaim lain.",
      title: "Klaim bengkel",
      meta: "Hari ini",
      scene: {
        kind: "table",
        head: ["Klaim", "Nilai", "Catatan"],
        rows: [
          ["K-2207", "Rp4,1 jt", "Foto pernah dipakai"],
          ["K-2208", "Rp1,8 jt", "Lengkap"],
          ["K-2209", "Rp2,6 jt", "Lengkap"],
        ],
        signal: 0,
      },
    },
    en: {
      product: "big-vision",
      label: "Three garage claims; one photo has been used in another claim.",
      title: "Garage claims",
      meta: "Today",
      scene: {
        kind: "table",
        head: ["Claim", "Value", "Note"],
        rows: [
          ["K-2207", "Rp4.1 m", "Photo used before"],
          ["K-2208", "Rp1.8 m", "Complete"],
          ["K-2209", "Rp2.6 m", "Complete"],
        ],
        signal: 0,
      },
    },
  },
  "life-science": {
    id: {
      product: "big-lake",
      label: "Silsilah satu bets obat: bahan, produksi, dan tiga distributor yang menerimanya.",
      title: "Silsilah bets P-318",
      meta: "4 menit",
      scene: {
        kind: "steps",
        items: ["Bahan aktif, lot 77-B", "Kompresi, mesin 4", "Ditahan: kadar air", "3 distributor diberi tahu"],
        done: 2,
      },
    },
    en: {
      product: "big-lake",
      label: "The genealogy of a medicine batch: ingredient, production, and the three distributors who received it.",
      title: "Genealogy of batch P-318",
      meta: "4 min",
      scene: {
        kind: "steps",
        items: ["Active ingredient, lot 77-B", "Compression, machine 4", "On hold: moisture", "3 distributors told"],
        done: 2,
      },
    },
  },
  technology: {
    id: {
      product: "api-marketplace",
      label: "Satu panggilan API dari aplikasi sendiri dan jawabannya.",
      title: "POST /vision/ocr",
      meta: "200",
      scene: {
        kind: "code",
        lines: [
          [
            ["plain", "{ "],
            ["key", '"nik"'],
            ["plain", ": "],
            ["text", '"7371…0003"'],
            ["plain", ","],
          ],
          [
            ["plain", "  "],
            ["key", '"tingkat"'],
            ["plain", ": 0.98,"],
          ],
          [
            ["plain", "  "],
            ["key", '"tinjau"'],
            ["plain", ": [] }"],
          ],
        ],
      },
    },
    en: {
      product: "api-marketplace",
      label: "One API call from your own application and its answer.",
      title: "POST /vision/ocr",
      meta: "200",
      scene: {
        kind: "code",
        lines: [
          [
            ["plain", "{ "],
            ["key", '"nik"'],
            ["plain", ": "],
            ["text", '"7371…0003"'],
            ["plain", ","],
          ],
          [
            ["plain", "  "],
            ["key", '"confidence"'],
            ["plain", ": 0.98,"],
          ],
          [
            ["plain", "  "],
            ["key", '"review"'],
            ["plain", ": [] }"],
          ],
        ],
      },
    },
  },
} satisfies Record<string, Bilingual<IndustryScene>>;
