import type { leadIndustries } from "#catalogue/industries.ts";
import type { Bilingual } from "#text/locales.ts";

/** As `content/{id,en}/all.json` calls them; a test compares the two. */
const names: Record<(typeof leadIndustries)[number], Bilingual> = {
  education: { id: "Pendidikan", en: "Education" },
  "energy-and-utilities": { id: "Energi dan utilitas", en: "Energy and utilities" },
  "financial-services": { id: "Jasa keuangan", en: "Financial services" },
  government: { id: "Pemerintahan", en: "Government" },
  healthcare: { id: "Layanan kesehatan", en: "Healthcare" },
  insurance: { id: "Asuransi", en: "Insurance" },
  "life-science": { id: "Ilmu hayati", en: "Life science" },
  manufacturing: { id: "Manufaktur", en: "Manufacturing" },
  media: { id: "Media", en: "Media" },
  retail: { id: "Ritel", en: "Retail" },
  technology: { id: "Teknologi", en: "Technology" },
  telecommunication: { id: "Telekomunikasi", en: "Telecommunication" },
  other: { id: "Lainnya", en: "Other" },
};

/** An industry's name as people read it: `energy-and-utilities` -> `Energi dan utilitas`. */
export function industryName(industry: string): Bilingual {
  return Object.hasOwn(names, industry) ? names[industry as keyof typeof names] : { id: industry, en: industry };
}
