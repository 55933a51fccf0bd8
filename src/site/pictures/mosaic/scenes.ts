import type { IndustryId } from "#catalogue/industries.ts";
import { jobOf, type ProductJob } from "#catalogue/products.ts";
import type { Bilingual } from "#text/locales.ts";
import type { IndustryScene } from "./scene.ts";
import { scenesOfPlaces } from "./scenes-of-places.ts";
import { scenesOfRecords } from "./scenes-of-records.ts";

/** The picture of each industry, with its words in both languages. */
export const scenes: Record<IndustryId, Bilingual<IndustryScene>> = { ...scenesOfRecords, ...scenesOfPlaces };

/** Returns the job whose hue an industry's picture has: that of the product it shows. */
export const jobOfIndustry = (industry: IndustryId): ProductJob => jobOf(scenes[industry].id.product);
