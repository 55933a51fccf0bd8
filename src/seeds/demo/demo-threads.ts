import type { LeadProduct } from "#catalogue/products.ts";

/** The mails about one of the sample requests: our answer, theirs, and what we wrote then. */
export interface DemoThread {
  subject: string;
  ours: string;
  theirs: string;
  later: string;
}

/** The mails by the product that a sample request asks about, in the language of that request. */
export const demoThreads: Partial<Record<LeadProduct, DemoThread>> = {
  "big-social": {
    subject: "Demo BigSocial untuk tiga merek Anda",
    ours: "Terima kasih sudah menghubungi kami. Tiga merek bisa dipantau sekaligus, masing-masing dengan topiknya sendiri. Bagaimana kalau demo hari Selasa pukul 10.00 WIB, 30 menit lewat panggilan video? Mohon sebutkan ketiga mereknya supaya contohnya memakai percakapan yang nyata.",
    theirs:
      "Selasa pukul 10.00 cocok. Mereknya kami kirim lewat undangan rapat. Yang ikut tiga orang: saya, tim media sosial, dan manajer merek. Satu pertanyaan: apakah peringatan bisa dikirim ke WhatsApp?",
    later:
      "Undangannya sudah kami kirim. Peringatan masuk lewat surel dan di dalam aplikasi; untuk WhatsApp kami jelaskan pilihannya saat demo. Kami siapkan contoh laporan satu minggu untuk ketiga merek.",
  },
  "big-assistant": {
    subject: "Biaya BigAssistant untuk 5.000 percakapan",
    ours: "Terima kasih atas pertanyaannya. Untuk 5.000 percakapan per bulan dengan WhatsApp, paket yang cukup adalah Growth: tiga bot dan 6.000 percakapan. Harganya terbuka di halaman harga, belum termasuk PPN. Apakah bot perlu membaca data polis dari sistem Anda?",
    theirs:
      "Ya, minimal status polis dan tanggal jatuh tempo. Sistem kami punya API. Apakah biaya integrasinya terpisah, dan berapa lama pengerjaannya?",
    later:
      "Integrasi lewat API yang sudah ada biasanya selesai dalam dua minggu. Kami kirim penawaran tertulis yang memisahkan biaya langganan dan biaya integrasi, supaya mudah diajukan ke bagian pengadaan.",
  },
  "big-vision": {
    subject: "BigVision: accuracy on identity cards, and where data is stored",
    ours: "Thank you for your request. We would rather measure accuracy on your own cards than quote a figure: with about 200 anonymised samples we return a report per field within three working days. Images and results stay in the region that the contract names. May I send you the agreement for the test data?",
    theirs:
      "Please do. Our legal team needs the agreement before we share any samples, even anonymised ones. We also need a retention period of zero days for the images.",
    later:
      "The agreement is on its way, with zero-day retention written into it. Once it is signed, I will send you an upload link that only your team can open.",
  },
  "big-legal": {
    subject: "Presentasi BigLegal untuk tim hukum",
    ours: "Dengan senang hati. Untuk sepuluh orang kami sarankan sesi satu jam: 30 menit peragaan pencarian peraturan dan putusan, lalu 30 menit dengan kasus dari tim Anda. Apakah Rabu atau Kamis pagi memungkinkan?",
    theirs:
      "Kamis pagi pukul 09.00 di kantor kami. Mohon bawa contoh penelusuran tentang pengadaan barang dan jasa pemerintah, karena itu yang paling sering kami kerjakan.",
    later:
      "Baik, Kamis pukul 09.00 kami datang berdua. Contoh tentang pengadaan sudah kami siapkan, termasuk cara menelusuri perubahan antarversi peraturan.",
  },
  "big-view": {
    subject: "BigView dengan SAP dan gudang data",
    ours: "Terima kasih atas pertanyaannya. BigView membaca gudang data lewat koneksi SQL biasa. Untuk SAP, cara yang paling ringan adalah membaca salinan yang sudah ada di gudang data Anda. Basis data apa yang Anda pakai sekarang?",
    theirs:
      "Gudang datanya PostgreSQL, diisi dari SAP setiap malam. Yang kami perlukan sekitar 15 dasbor untuk pabrik dan pembelian, dibaca kira-kira 20 orang.",
    later:
      "Dengan 15 dasbor dan 20 pembaca, paket Growth cukup. Kami bisa menyiapkan dua dasbor percobaan dari skema Anda; cukup kirim daftar tabelnya, tanpa isi data.",
  },
  "end-to-end-platform": {
    subject: "A workshop about your data programme",
    ours: "Thank you for considering us. A workshop works best with one business owner and one engineer from each area. We propose half a day: your three most expensive data problems in the morning, then a plan with costs. Which areas are in scope for next year?",
    theirs:
      "Customer care, network operations and finance. We compare three vendors, and the steering committee meets at the end of the quarter. Can you send the agenda and the profiles of the people you would bring?",
    later:
      "Agenda and profiles are attached to the invitation. We will bring an architect and a delivery lead, and leave you with a plan that you can use whichever vendor you choose.",
  },
  "big-query": {
    subject: "Penawaran resmi BigQuery untuk tahun anggaran depan",
    ours: "Terima kasih. Penawaran resmi bisa kami terbitkan dengan masa berlaku 14 hari, atau lebih panjang bila diperlukan untuk pengadaan. Mohon informasi jumlah sumber data dan perkiraan data yang dibaca per bulan, supaya paketnya tidak berlebihan.",
    theirs:
      "Ada delapan sumber data, kira-kira 2 TB per bulan. Penawarannya mohon atas nama universitas, dengan uraian PPN dan jangka waktu 12 bulan.",
    later:
      "Untuk delapan sumber dan 2 TB, paket Growth 12 bulan cukup. Penawarannya kami buat atas nama universitas dengan DPP dan PPN terpisah, dan kami kirim paling lambat besok.",
  },
  "not-sure": {
    subject: "Permintaan Anda kepada BigSuite",
    ours: "Terima kasih sudah menghubungi kami. Pesan Anda belum memuat keterangan. Boleh diceritakan pekerjaan apa yang ingin dibuat lebih ringan? Satu atau dua kalimat sudah cukup, lalu kami carikan orang yang paling paham.",
    theirs:
      "Maaf, pesannya terkirim terlalu cepat. Kami ingin merapikan data pasien rujukan dari beberapa klinik; sekarang masih disalin dengan tangan ke lembar kerja.",
    later:
      "Jelas, terima kasih. Pekerjaan seperti itu biasanya dimulai dari satu klinik. Kami usulkan percakapan 30 menit dengan orang yang menyalin datanya, supaya terlihat mana yang paling memakan waktu.",
  },
  "big-spider": {
    subject: "BigSpider: 200 situs berita setiap jam",
    ours: "Bisa. Dengan 200 situs setiap jam, paket yang sesuai adalah Business, sampai 250 sumber. Sebelum itu kami periksa daftar situsnya, karena sebagian hanya boleh diambil lewat umpan resmi. Apakah daftarnya bisa dikirim?",
    theirs:
      "Daftarnya kami susun minggu ini. Sekitar 30 situs berbayar; kami sudah berlangganan. Apakah hasilnya bisa langsung masuk ke sistem redaksi kami?",
    later:
      "Bisa, lewat API atau berkas JSON setiap jam. Untuk situs berlangganan kami memakai akun Anda sendiri dan batas yang diizinkan penerbitnya. Kami tunggu daftarnya.",
  },
  "big-builder": {
    subject: "Trying BigBuilder with your own single sign-on",
    ours: "Yes, you can. Single sign-on is part of the Business package, and we can switch it on in a trial workspace for two weeks. Which identity provider do you use?",
    theirs:
      "Microsoft Entra ID. Eight people would take part, and we would like to build the leave request form that everybody complains about.",
    later:
      "A good first app. The trial workspace is ready; I have sent the two values that your administrator has to enter, and a half-hour session is booked to build the form together.",
  },
};

/** What customers write when they have decided. */
export const demoClosings = {
  won: {
    id: "Kabar baik: pengajuannya disetujui. Mohon kirim langkah berikutnya dan siapa yang perlu kami hubungi untuk pembayaran.",
    en: "Good news: it has been approved. Please send the next steps, and whom we should contact about the payment.",
  },
  lost: {
    id: "Terima kasih atas waktunya. Untuk saat ini kami memutuskan tidak melanjutkan. Kalau keadaannya berubah, kami hubungi lagi.",
    en: "Thank you for your time. We have decided not to go ahead for now, and will be in touch if that changes.",
  },
} as const;

/** What the server of a recipient said whose mailbox does not exist (RFC 3463, 5.1.1). */
export const demoBounce = "550 5.1.1 The email account that you tried to reach does not exist";
