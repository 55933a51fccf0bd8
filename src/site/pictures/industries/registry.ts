import type { IndustryId } from "#catalogue/industries.ts";
import { jobOf, type ProductJob } from "#catalogue/products.ts";
import { education } from "./education.tsx";
import { energyAndUtilities } from "./energy-and-utilities.tsx";
import { financialServices } from "./financial-services.tsx";
import { government } from "./government.tsx";
import { healthcare } from "./healthcare.tsx";
import { insurance } from "./insurance.tsx";
import { lifeScience } from "./life-science.tsx";
import { manufacturing } from "./manufacturing.tsx";
import { media } from "./media.tsx";
import { retail } from "./retail.tsx";
import type { IndustryPictures } from "./screen.ts";
import { technology } from "./technology.tsx";
import { telecommunication } from "./telecommunication.tsx";

/** The pictures of every industry. */
export const industryPictures: Record<IndustryId, IndustryPictures> = {
  education,
  "energy-and-utilities": energyAndUtilities,
  "financial-services": financialServices,
  government,
  healthcare,
  insurance,
  "life-science": lifeScience,
  manufacturing,
  media,
  retail,
  technology,
  telecommunication,
};

/** Returns the job whose hue an industry has: that of the product its preview shows. */
export const jobOfIndustry = (industry: IndustryId): ProductJob =>
  jobOf(industryPictures[industry].preview.screen.product);
