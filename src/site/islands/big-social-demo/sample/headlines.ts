import type { Locale } from "#text/locales.ts";
import type { Mention } from "./generate.ts";
import { type Issue, type Sentiment, type TopicNames, topicNames } from "./structure.ts";
import { type Note, texts, type Wording } from "./texts.ts";

/** What outlets of the news write: headlines in standard language, with the placeholders of `texts`. */
export const headlines: Record<Issue, Record<Sentiment, readonly Wording[]>> = {
  taste: {
    positive: [["Uji rasa {c}: {m} {b} masuk tiga besar", "Taste test in {c}: {m} from {b} is in the top three"]],
    neutral: [["{b} mengganti pemasok biji kopi untuk gerai {c}", "{b} changes bean supplier for its shops in {c}"]],
    negative: [
      [
        "Pelanggan {b} di {c} mengeluhkan rasa yang berubah-ubah",
        "{b} customers in {c} complain that the taste varies",
      ],
    ],
  },
  price: {
    positive: [["{b} menahan harga {m} sampai akhir tahun", "{b} holds the price of {m} until the end of the year"]],
    neutral: [
      ["Harga segelas kopi di {c}: {b} di tengah-tengah", "What a cup of coffee costs in {c}: {b} is mid-range"],
    ],
    negative: [
      [
        "Harga {m} di {b} naik untuk kedua kalinya tahun ini",
        "{b} raises the price of {m} for the second time this year",
      ],
    ],
  },
  queue: {
    positive: [["Jalur ambil sendiri memangkas antrean {b} di {c}", "Pickup lane shortens queues at {b} in {c}"]],
    neutral: [["{b} mencoba nomor antrean digital di {c}", "{b} tries digital queue numbers in {c}"]],
    negative: [
      ["Antrean {b} di {c} meluber ke trotoar, pejalan kaki memutar", "Queue at {b} in {c} spills onto the pavement"],
    ],
  },
  app: {
    positive: [
      ["Versi baru aplikasi {b} memproses pesanan lebih cepat", "New version of the {b} app handles orders faster"],
    ],
    neutral: [["{b} memperbarui aplikasi pemesanan", "{b} updates its ordering app"]],
    negative: [
      [
        "Aplikasi {b} terganggu, pelanggan di {c} melaporkan saldo terpotong",
        "{b} app fails, customers in {c} report lost balances",
      ],
      ["{b} meminta maaf atas gangguan pembayaran di aplikasi", "{b} apologises for payment failures in its app"],
    ],
  },
  delivery: {
    positive: [["{b} menambah jangkauan antar di {c}", "{b} delivers to more parts of {c}"]],
    neutral: [["{b} mengubah jam layanan antar di {c}", "{b} changes its delivery hours in {c}"]],
    negative: [["Keluhan pesanan antar {b} di {c} bertambah", "More complaints about {b} deliveries in {c}"]],
  },
  packaging: {
    positive: [
      [
        "{b} memberi potongan bagi pembawa gelas sendiri di {c}",
        "{b} offers a discount for bringing your own cup in {c}",
      ],
    ],
    neutral: [["Gerai {b} di {c} beralih ke sedotan kertas", "{b} shops in {c} switch to paper straws"]],
    negative: [
      [
        "Komunitas lingkungan {c} menyoroti kemasan berlapis {b}",
        "Environmental group in {c} criticises {b}’s layers of packaging",
      ],
    ],
  },
  promo: {
    positive: [["{b} membagikan {m} gratis di {c} hari ini", "{b} gives away {m} in {c} today"]],
    neutral: [["{b} mengumumkan promo bulanan untuk {c}", "{b} announces its monthly offer for {c}"]],
    negative: [["Promo {b} di {c} habis dalam dua jam", "{b} offer in {c} is gone within two hours"]],
  },
  staff: {
    positive: [
      ["Barista {b} {c} menjuarai lomba seduh daerah", "A barista at {b} in {c} wins a regional brewing contest"],
    ],
    neutral: [["{b} membuka lowongan barista di {c}", "{b} is hiring baristas in {c}"]],
    negative: [
      [
        "Pelayanan kasir {b} di {c} dikeluhkan, manajemen menindaklanjuti",
        "Till service at {b} in {c} criticised, management responds",
      ],
    ],
  },
  place: {
    positive: [["Gerai baru {b} di {c} menyediakan ruang kerja", "New {b} shop in {c} has room to work"]],
    neutral: [["{b} membuka gerai baru di {c} bulan depan", "{b} opens a shop in {c} next month"]],
    negative: [["Parkir gerai {b} di {c} dikeluhkan warga", "Residents complain about parking at {b} in {c}"]],
  },
  menu: {
    positive: [["Menu baru {b} laris di {c}", "{b}’s new menu sells well in {c}"]],
    neutral: [["{b} mengeluarkan menu musiman", "{b} brings out a seasonal menu"]],
    negative: [["Menu baru {b} sering habis di {c}", "{b}’s new menu often sells out in {c}"]],
  },
};

/** Returns the text of a mention in the language of the page, and what the system notes beside it. */
export function writeMention(
  { source, issue, sentiment, wording, topic, city, drink }: Mention,
  locale: Locale,
  names: TopicNames = topicNames,
): { text: string; note?: Note | undefined } {
  // Newsrooms write headlines, not posts.
  const wordings = (source === "news" ? headlines : texts)[issue][sentiment];
  const [id, en, note] = wordings[Math.floor(wording * wordings.length)]!;
  // The name last, and by a function: it may be one that a visitor typed, with any characters.
  const filled = (locale === "id" ? id : en)
    .replaceAll("{c}", city)
    .replaceAll("{m}", drink)
    .replaceAll("{b}", () => names[topic]);
  return { text: filled[0]!.toUpperCase() + filled.slice(1), note };
}
