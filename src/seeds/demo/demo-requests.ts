import type { LeadProduct } from "#catalogue/products.ts";
import type { LeadState } from "#leads/inbox/lead-states.ts";
import type { Locale } from "#text/locales.ts";

/** What an invented visitor asks. */
export interface DemoRequest {
  locale: Locale;
  product: LeadProduct;
  industry: string;
  message: string;
}

export const demoRequests: readonly DemoRequest[] = [
  {
    locale: "id",
    product: "big-social",
    industry: "retail",
    message: "Kami ingin memantau percakapan tentang tiga merek kami. Apakah bisa demo minggu depan?",
  },
  {
    locale: "id",
    product: "big-assistant",
    industry: "insurance",
    message: "Berapa biaya bot untuk 5.000 percakapan per bulan dengan WhatsApp?",
  },
  {
    locale: "en",
    product: "big-vision",
    industry: "financial-services",
    message: "We need to read identity cards in our onboarding. What is the accuracy, and where is the data stored?",
  },
  {
    locale: "id",
    product: "big-legal",
    industry: "government",
    message: "Mohon presentasi untuk tim hukum kami, sekitar sepuluh orang.",
  },
  {
    locale: "id",
    product: "big-view",
    industry: "manufacturing",
    message: "Apakah dasbor dapat dihubungkan dengan SAP dan gudang data yang sudah ada?",
  },
  {
    locale: "en",
    product: "end-to-end-platform",
    industry: "telecommunication",
    message: "We are comparing platforms for next year's data programme and would like a workshop.",
  },
  {
    locale: "id",
    product: "big-query",
    industry: "education",
    message: "Kami membutuhkan penawaran resmi untuk pengadaan tahun anggaran depan.",
  },
  { locale: "id", product: "not-sure", industry: "healthcare", message: "-" },
  {
    locale: "id",
    product: "big-spider",
    industry: "media",
    message: "Bisakah mengumpulkan berita dari 200 situs setiap jam?",
  },
  {
    locale: "en",
    product: "big-builder",
    industry: "technology",
    message: "Can we try the builder with our own single sign-on before we buy?",
  },
];

/** A request that the form's rules take for spam. */
export const demoSpam =
  "Cheap offers http://a.example http://b.example http://c.example http://d.example http://e.example http://f.example";

export const demoCampaigns = [
  { utm_source: "google", utm_medium: "cpc", utm_campaign: "peluncuran" },
  { utm_source: "linkedin", utm_medium: "social", utm_campaign: "webinar-data" },
  { utm_source: "newsletter", utm_medium: "mail", utm_campaign: "november" },
  { utm_source: "", utm_medium: "", utm_campaign: "" },
  { utm_source: "", utm_medium: "", utm_campaign: "" },
];

/** The states through which a request goes, by its place in the list; the latest ones stay new. */
export const demoPaths: readonly (readonly LeadState[])[] = [
  ["contacted", "qualified", "won"],
  ["contacted"],
  ["contacted", "lost"],
  ["contacted", "qualified"],
  ["lost"],
  ["contacted", "qualified", "lost"],
  ["contacted", "won"],
  ["spam"],
];
