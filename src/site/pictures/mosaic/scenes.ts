import type { IndustryId } from "#catalogue/industries.ts";
import type { Bilingual } from "#text/locales.ts";
import { scenesOfPlaces } from "./scenes-of-places.ts";
import { scenesOfRecords } from "./scenes-of-records.ts";
import type { IndustryScene } from "./scene.ts";

/** The picture of each industry, with its words in both languages. */
export const scenes: Record<IndustryId, Bilingual<IndustryScene>> = { ...scenesOfRecords, ...scenesOfPlaces };
