import type { Issue, Sentiment } from "./structure.ts";

/** `{b}` the chain, `{c}` the city, `{m}` the drink. */
export const textsId: Record<Issue, Record<Sentiment, readonly string[]>> = {
  taste: {
    positive: [
      "{m} di {b} {c} rasanya konsisten, manisnya pas dan kopinya terasa.",
      "Sudah coba banyak tempat, {m} {b} tetap juaranya.",
      "{b} {c} baru ganti biji kopi ya? {m}-nya jadi lebih harum.",
    ],
    neutral: [
      "Ada yang sudah coba {m} di {b} {c}? Rasanya bagaimana?",
      "{m} {b} lebih manis daripada yang di {c}, mungkin beda barista.",
    ],
    negative: ["{m} {b} {c} hari ini hambar, kebanyakan es.", "Dulu {m} di {b} enak, sekarang rasanya berubah-ubah."],
  },
  price: {
    positive: [
      "Dengan ukuran sebesar itu, harga {m} {b} masih masuk akal.",
      "{b} {c} masih yang paling ramah di kantong untuk kerja seharian.",
    ],
    neutral: ["Harga {m} di {b} {c} sekarang berapa ya?", "Membandingkan harga {m}: {b} ada di tengah."],
    negative: [
      "{m} {b} naik lagi. Di {c} bisa dapat dua gelas di tempat lain.",
      "Harga {b} naik, ukurannya malah mengecil. Kecewa.",
    ],
  },
  queue: {
    positive: [
      "Antrean {b} {c} panjang, tetapi jalannya cepat. Sepuluh menit sudah dapat {m}.",
      "Sekarang {b} {c} punya jalur ambil sendiri, tidak perlu antre lagi.",
    ],
    neutral: ["{b} {c} ramai sekali jam makan siang, siapkan waktu lebih.", "Jam berapa {b} {c} biasanya sepi?"],
    negative: [
      "Empat puluh menit menunggu satu {m} di {b} {c}. Kasirnya hanya satu.",
      "Antre lama di {b} {c}, nomor dipanggil tidak urut.",
    ],
  },
  app: {
    positive: [
      "Aplikasi {b} yang baru jauh lebih cepat, pesan {m} tinggal dua kali tekan.",
      "Poin di aplikasi {b} langsung masuk. Rapi.",
    ],
    neutral: [
      "Aplikasi {b} minta diperbarui lagi. Ada fitur apa?",
      "Apakah aplikasi {b} bisa dipakai untuk pesan di {c}?",
    ],
    negative: [
      "Aplikasi {b} tidak bisa dibuka sejak pagi, saldo saya bagaimana?",
      "Sudah bayar {m} lewat aplikasi {b}, pesanan tidak muncul di gerai {c}.",
      "Tiga kali gagal bayar di aplikasi {b}, tetapi saldo terpotong. Tolong dibantu.",
    ],
  },
  delivery: {
    positive: [
      "Pesan {m} dari {b} {c}, dua puluh menit sampai dan es masih utuh.",
      "Kurir {b} ramah, pesanan lengkap tanpa tumpah.",
    ],
    neutral: ["{b} {c} mengantar sampai jam berapa?", "Ongkos kirim {b} di {c} berbeda antaraplikasi."],
    negative: [
      "{m} {b} sampai sudah cair, satu jam dari gerai {c}.",
      "Pesanan {b} kurang satu gelas, laporan belum dijawab.",
    ],
  },
  packaging: {
    positive: [
      "{b} {c} sekarang memberi potongan kalau bawa gelas sendiri. Lanjutkan.",
      "Gelas baru {b} rapat, {m} aman di ransel.",
    ],
    neutral: ["{b} mengganti sedotan plastik dengan kertas di {c}.", "Apakah gelas {b} bisa didaur ulang?"],
    negative: ["Sedotan kertas {b} lembek sebelum {m} habis.", "Pesan satu {m} di {b}, plastiknya tiga lapis."],
  },
  promo: {
    positive: [
      "Hari ini {b} bagi-bagi {m} gratis di {c}, datang pagi masih dapat!",
      "Promo {b} beli satu dapat dua benar-benar berlaku di {c}. Terima kasih!",
      "Kode promo {b} masih bisa dipakai sampai malam, sudah saya coba.",
    ],
    neutral: ["Promo {b} minggu ini apa saja?", "Syarat promo {b}: hanya lewat aplikasi dan hanya di {c}."],
    negative: [
      "Promo {b} habis sebelum jam delapan, padahal tertulis seharian.",
      "Kode promo {b} ditolak di {c} tanpa penjelasan.",
    ],
  },
  staff: {
    positive: [
      "Barista {b} {c} hafal pesanan saya. Hal kecil yang membuat kembali.",
      "Dompet tertinggal di {b} {c}, disimpan dan dikembalikan utuh. Salut.",
    ],
    neutral: ["{b} {c} membuka lowongan barista.", "Barista {b} {c} baru semua ya bulan ini?"],
    negative: [
      "Kasir {b} {c} salah catat dua kali dan tidak minta maaf.",
      "Pelayanan {b} {c} malam hari kurang ramah.",
    ],
  },
  place: {
    positive: [
      "{b} {c} cabang baru nyaman, stopkontak di tiap meja.",
      "Kerja seharian di {b} {c}: tenang, wifi kencang, {m} enak.",
    ],
    neutral: ["{b} membuka gerai baru di {c} bulan depan.", "Parkir {b} {c} muat berapa mobil?"],
    negative: ["Meja {b} {c} lengket dan pendingin ruangannya mati.", "Musala di {b} {c} sempit dan pengap."],
  },
  menu: {
    positive: [
      "Menu baru {b} dengan gula aren dan kelapa benar-benar segar.",
      "{m} versi baru dari {b} wajib dicoba, apalagi di {c} yang panas.",
      "Akhirnya {b} punya pilihan susu oat di {c}.",
    ],
    neutral: ["{b} memperkenalkan menu musiman di {c}.", "Menu baru {b} ada pilihan tanpa gula?"],
    negative: ["Menu baru {b} terlalu manis, {m} lama lebih baik.", "Menu baru {b} selalu habis di {c}."],
  },
};
