/** The topics of the sample: four invented coffee chains, on the channels that BigSocial monitors. */
export const topics = ["kopi-senja", "arunika", "rumah-seduh", "daun-kopi"] as const;
export type Topic = (typeof topics)[number];
export type TopicNames = Readonly<Record<Topic, string>>;
export const topicNames: TopicNames = {
  "kopi-senja": "Kopi Senja",
  arunika: "Arunika",
  "rumah-seduh": "Rumah Seduh",
  "daun-kopi": "Daun Kopi",
};
export const topicWeights = [42, 26, 19, 13];
/** The topic that the guide is about, and in whose place a visitor may read their own brand. */
export const guidedTopic = "kopi-senja" satisfies Topic;

export const sources = ["x", "instagram", "tiktok", "facebook", "news", "forum"] as const;
export type Source = (typeof sources)[number];
export const sourceWeights = [30, 24, 20, 12, 8, 6];

export const sentiments = ["positive", "neutral", "negative"] as const;
export type Sentiment = (typeof sentiments)[number];

export const issues = [
  "taste",
  "price",
  "queue",
  "app",
  "delivery",
  "packaging",
  "promo",
  "staff",
  "place",
  "menu",
] as const;
export type Issue = (typeof issues)[number];
export const issueWeights = [20, 13, 10, 9, 11, 7, 9, 8, 7, 6];

/** Weights of the sentiments of an issue on an ordinary day: positive, neutral, negative. */
export const sentimentWeights: Record<Issue, readonly [number, number, number]> = {
  taste: [62, 25, 13],
  price: [20, 35, 45],
  queue: [10, 32, 58],
  app: [18, 34, 48],
  delivery: [32, 30, 38],
  packaging: [32, 40, 28],
  promo: [58, 34, 8],
  staff: [56, 25, 19],
  place: [55, 35, 10],
  menu: [54, 38, 8],
};

/** The days of the sample, oldest first. */
export const firstDay = "2026-08-01";
export const dayCount = 91;
export const size = 5000;

/** Events that raise the number of mentions: an outage, a free-cup day, a new menu. `day` counts from the first. */
export const events: readonly {
  day: number;
  topic: Topic;
  issue: Issue;
  sentiment: Sentiment;
  perDay: readonly number[];
}[] = [
  { day: 44, topic: "kopi-senja", issue: "app", sentiment: "negative", perDay: [148, 96, 41, 18] },
  { day: 61, topic: "kopi-senja", issue: "promo", sentiment: "positive", perDay: [84, 52, 17] },
  { day: 74, topic: "arunika", issue: "menu", sentiment: "positive", perDay: [58, 71, 33, 12] },
  { day: 20, topic: "rumah-seduh", issue: "price", sentiment: "negative", perDay: [37, 29, 11] },
];

export const cities = [
  "Jakarta",
  "Bandung",
  "Surabaya",
  "Yogyakarta",
  "Semarang",
  "Medan",
  "Makassar",
  "Denpasar",
  "Malang",
  "Bogor",
] as const;
export const drinks = ["es kopi susu", "kopi tubruk", "kopi gula aren", "latte pandan", "matcha", "cold brew"] as const;

const first = [
  "sari",
  "bagas",
  "putri",
  "dimas",
  "ayu",
  "rizky",
  "nadia",
  "fajar",
  "wulan",
  "yoga",
  "intan",
  "galih",
  "maya",
  "arif",
  "laras",
  "bima",
  "citra",
  "tegar",
  "dewi",
  "hana",
];
const last = ["wulan", "pratama", ".kopi", "_jkt", "kusuma", "88", ".id", "_bdg"];
/** Names of invented accounts. */
export const accounts: readonly string[] = last.flatMap((end) => first.map((name) => `@${name}${end}`));
export const outlets = [
  "Warta Nusa Raya",
  "Harian Dagang Kita",
  "Kabar Kuliner",
  "Lensa Kota",
  "Buletin Gerai",
] as const;
