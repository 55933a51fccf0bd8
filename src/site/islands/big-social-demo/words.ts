import type { Bilingual } from "#text/locales.ts";
import type { Issue, Sentiment, Source } from "./sample/structure.ts";

/** What the demo says; the page hands in the one of its language. `{n}` and the like are filled in. */
export interface DemoWords {
  title: string;
  lead: string;
  sample: string;
  close: string;
  open: string;
  closed: string;
  filters: {
    label: string;
    topic: string;
    source: string;
    sentiment: string;
    issue: string;
    from: string;
    to: string;
    all: string;
    clear: string;
  };
  found: string;
  nothing: string;
  figures: { mentions: string; reach: string; positive: string; negative: string };
  overTime: { title: string; peak: string; table: string; week: string; drag: string };
  share: string;
  sentiment: string;
  /** `tones` is heard after the number of an issue, in the place of its bar. */
  issues: { title: string; hint: string; tones: string };
  voices: { title: string; reach: string };
  mentions: { title: string; more: string; seen: string };
  guide: {
    label: string;
    step: string;
    back: string;
    next: string;
    contact: string;
    steps: { title: string; body: string }[];
  };
  sources: Record<Source, string>;
  sentiments: Record<Sentiment, string>;
  issueNames: Record<Issue, string>;
}

const guideId = [
  {
    title: "Semua percakapan di satu layar",
    body: "Lima ribu sebutan tentang empat jaringan kopi selama tiga bulan. Kopi Senja paling banyak dibicarakan.",
  },
  {
    title: "Ada yang tidak biasa pada 14 September",
    body: "Kita lihat hanya Kopi Senja dan hanya nada negatif. Dalam satu hari jumlahnya melonjak.",
  },
  {
    title: "Sebabnya ketemu: aplikasi",
    body: "Isu teratas pada hari-hari itu adalah aplikasi. Sebutan di bawah menceritakan pembayaran gagal dan saldo terpotong.",
  },
  {
    title: "Sekarang dengan topik Anda",
    body: "Sebutkan merek, pesaing, atau isu yang ingin Anda dengar. Kami siapkan contoh dengan data Anda sendiri.",
  },
];
const guideEn = [
  {
    title: "Every conversation on one screen",
    body: "Five thousand mentions of four coffee chains over three months. Kopi Senja is talked about most.",
  },
  {
    title: "Something unusual on 14 September",
    body: "We look at Kopi Senja alone, and at negative mentions alone. Within a day their number leaps.",
  },
  {
    title: "The cause: the app",
    body: "The top issue of those days is the app. The mentions below tell of failed payments and money gone.",
  },
  {
    title: "Now with your own topics",
    body: "Name the brands, competitors or issues you want to hear about. We prepare an example with your own data.",
  },
];

export const demoWords: Bilingual<DemoWords> = {
  id: {
    title: "Coba sendiri: dasbor BigSocial",
    lead: "Saring, cari sebabnya, lalu baca percakapannya. Semua bekerja di peramban Anda.",
    sample: "Data contoh: merek dan akun ini rekaan",
    close: "Tutup demo",
    open: "Buka demo",
    closed: "Demo ditutup. Anda dapat membukanya lagi kapan saja.",
    filters: {
      label: "Saring sebutan",
      topic: "Topik",
      source: "Sumber",
      sentiment: "Nada",
      issue: "Isu",
      from: "Dari",
      to: "Sampai",
      all: "Semua",
      clear: "Hapus saringan",
    },
    found: "{n} sebutan ditemukan",
    nothing: "Tidak ada sebutan yang cocok. Longgarkan saringannya.",
    figures: {
      mentions: "Sebutan",
      reach: "Perkiraan jangkauan",
      positive: "Bernada positif",
      negative: "Bernada negatif",
    },
    overTime: {
      title: "Sebutan dari waktu ke waktu",
      peak: "Puncaknya {day}: {n} sebutan.",
      table: "Baca sebagai tabel",
      week: "Minggu mulai",
      drag: "Seret pada grafik untuk memperbesar rentang tanggal.",
    },
    share: "Pangsa percakapan",
    sentiment: "Nada percakapan",
    issues: {
      title: "Isu teratas",
      hint: "Pilih satu untuk menyaring",
      tones: "sebutan: {positive} positif, {neutral} netral, {negative} negatif",
    },
    voices: { title: "Suara paling berpengaruh", reach: "jangkauan {n}" },
    mentions: { title: "Sebutan terbaru", more: "Tampilkan lebih banyak", seen: "dilihat sekitar {n} orang" },
    guide: {
      label: "Panduan demo",
      step: "Langkah {n} dari {all}",
      back: "Kembali",
      next: "Lanjut",
      contact: "Minta demo dengan data Anda",
      steps: guideId,
    },
    sources: { x: "X", instagram: "Instagram", tiktok: "TikTok", facebook: "Facebook", news: "Berita", forum: "Forum" },
    sentiments: { positive: "Positif", neutral: "Netral", negative: "Negatif" },
    issueNames: {
      taste: "Rasa",
      price: "Harga",
      queue: "Antrean",
      app: "Aplikasi",
      delivery: "Pengantaran",
      packaging: "Kemasan",
      promo: "Promo",
      staff: "Pelayanan",
      place: "Tempat",
      menu: "Menu baru",
    },
  },
  en: {
    title: "Try it: the BigSocial dashboard",
    lead: "Filter, find the cause, then read the conversation. All of it runs in your browser.",
    sample: "Sample data: these brands and accounts are made up",
    close: "Close the demo",
    open: "Open the demo",
    closed: "The demo is closed. You can open it again at any time.",
    filters: {
      label: "Filter mentions",
      topic: "Topic",
      source: "Source",
      sentiment: "Sentiment",
      issue: "Issue",
      from: "From",
      to: "To",
      all: "All",
      clear: "Clear filters",
    },
    found: "{n} mentions found",
    nothing: "No mention matches. Try a wider filter.",
    figures: { mentions: "Mentions", reach: "Estimated reach", positive: "Positive", negative: "Negative" },
    overTime: {
      title: "Mentions over time",
      peak: "The peak is {day}: {n} mentions.",
      table: "Read as a table",
      week: "Week from",
      drag: "Drag across the chart to zoom into a range of dates.",
    },
    share: "Share of voice",
    sentiment: "Sentiment",
    issues: {
      title: "Top issues",
      hint: "Choose one to filter by it",
      tones: "mentions: {positive} positive, {neutral} neutral, {negative} negative",
    },
    voices: { title: "Loudest voices", reach: "reach {n}" },
    mentions: { title: "Latest mentions", more: "Show more", seen: "seen by about {n} people" },
    guide: {
      label: "Guide to the demo",
      step: "Step {n} of {all}",
      back: "Back",
      next: "Next",
      contact: "Ask for a demo on your data",
      steps: guideEn,
    },
    sources: { x: "X", instagram: "Instagram", tiktok: "TikTok", facebook: "Facebook", news: "News", forum: "Forums" },
    sentiments: { positive: "Positive", neutral: "Neutral", negative: "Negative" },
    issueNames: {
      taste: "Taste",
      price: "Price",
      queue: "Queues",
      app: "App",
      delivery: "Delivery",
      packaging: "Packaging",
      promo: "Promotions",
      staff: "Service",
      place: "Place",
      menu: "New menu",
    },
  },
};
