import { type Tier, tiers } from "#catalogue/packages.ts";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import type { Bilingual } from "#text/locales.ts";

/** A package as it is first put on sale; afterwards the database decides. Its name comes from the content sets. */
interface SeedPackage {
  product: SoldOnlineId;
  tier: Tier;
  price: Rupiah;
  features: Bilingual<string[]>;
}

/** A feature in both languages, written `Indonesian | English`. */
type Feature = `${string} | ${string}`;
type Row = readonly [price: number, ...features: Feature[]];

const rows: Record<SoldOnlineId, readonly [starter: Row, growth: Row, business: Row]> = {
  "big-social": [
    [1_500_000, "3 topik | 3 topics", "20.000 sebutan per bulan | 20,000 mentions a month", "2 pengguna | 2 seats"],
    [
      4_500_000,
      "10 topik | 10 topics",
      "100.000 sebutan per bulan | 100,000 mentions a month",
      "5 pengguna | 5 seats",
      "Peringatan | Alerts",
    ],
    [
      12_500_000,
      "40 topik | 40 topics",
      "500.000 sebutan per bulan | 500,000 mentions a month",
      "15 pengguna | 15 seats",
      "Peringatan | Alerts",
      "Akses API | API access",
    ],
  ],
  "big-assistant": [
    [900_000, "1 bot | 1 bot", "1.000 percakapan per bulan | 1,000 conversations a month"],
    [2_900_000, "3 bot | 3 bots", "6.000 percakapan per bulan | 6,000 conversations a month", "WhatsApp | WhatsApp"],
    [
      8_500_000,
      "10 bot | 10 bots",
      "25.000 percakapan per bulan | 25,000 conversations a month",
      "WhatsApp | WhatsApp",
      "Suara | Voice",
    ],
  ],
  "big-builder": [
    [750_000, "3 aplikasi | 3 apps", "10 pengguna | 10 users"],
    [2_250_000, "15 aplikasi | 15 apps", "50 pengguna | 50 users"],
    [
      6_900_000,
      "Aplikasi tanpa batas | Unlimited apps",
      "200 pengguna | 200 users",
      "Masuk tunggal (SSO) | Single sign-on",
    ],
  ],
  "big-vision": [
    [1_200_000, "10.000 panggilan API per bulan | 10,000 API calls a month"],
    [3_900_000, "50.000 panggilan API per bulan | 50,000 API calls a month"],
    [11_000_000, "200.000 panggilan API per bulan | 200,000 API calls a month", "Model sendiri | Your own models"],
  ],
  "big-legal": [
    [1_750_000, "2 pengguna | 2 seats", "Peraturan dan putusan | Regulations and rulings"],
    [5_250_000, "6 pengguna | 6 seats", "Peraturan dan putusan | Regulations and rulings", "Kontrak | Contracts"],
    [
      14_000_000,
      "20 pengguna | 20 seats",
      "Peraturan dan putusan | Regulations and rulings",
      "Kontrak | Contracts",
      "Pustaka pribadi | Private library",
    ],
  ],
  "big-spider": [
    [1_000_000, "10 sumber | 10 sources", "Dikumpulkan setiap hari | Collected daily"],
    [3_250_000, "50 sumber | 50 sources", "Dikumpulkan setiap jam | Collected hourly"],
    [9_750_000, "250 sumber | 250 sources", "Nyaris seketika | Near real time"],
  ],
  "big-view": [
    [600_000, "5 dasbor | 5 dashboards", "5 pembaca | 5 viewers"],
    [1_900_000, "25 dasbor | 25 dashboards", "25 pembaca | 25 viewers"],
    [5_900_000, "Dasbor tanpa batas | Unlimited dashboards", "150 pembaca | 150 viewers"],
  ],
  "big-query": [
    [1_250_000, "3 sumber data | 3 data sources", "500 GB data terbaca per bulan | 500 GB of data scanned a month"],
    [4_000_000, "10 sumber data | 10 data sources", "3 TB data terbaca per bulan | 3 TB of data scanned a month"],
    [11_500_000, "40 sumber data | 40 data sources", "15 TB data terbaca per bulan | 15 TB of data scanned a month"],
  ],
};

/** The purpose of each tier. */
export const tierDescriptions: Record<Tier, Bilingual> = {
  starter: { id: "Untuk mencoba pada satu pekerjaan nyata", en: "For trying it on one real piece of work" },
  growth: { id: "Untuk tim yang memakainya setiap hari", en: "For a team that uses it every day" },
  business: { id: "Untuk beberapa tim dan pekerjaan besar", en: "For several teams and large workloads" },
};

/** The 24 packages, in the order in which they are shown. */
export const seedPackages: readonly SeedPackage[] = Object.entries(rows).flatMap(([product, packages]) =>
  packages.map(([price, ...features], index) => ({
    product: product as SoldOnlineId,
    tier: tiers[index]!,
    price: rupiah(price),
    features: {
      id: features.map((feature) => feature.split(" | ")[0]!),
      en: features.map((feature) => feature.split(" | ")[1]!),
    },
  })),
);
