import type { IndustryId } from "#catalogue/industries.ts";
import { jobOf, type ProductJob } from "#catalogue/products.ts";
import { preview as education } from "./education/preview.ts";
import { preview as energy } from "./energy-and-utilities/preview.ts";
import { preview as financial } from "./financial-services/preview.ts";
import { preview as government } from "./government/preview.ts";
import { preview as healthcare } from "./healthcare/preview.ts";
import { preview as insurance } from "./insurance/preview.ts";
import { preview as lifeScience } from "./life-science/preview.ts";
import { preview as manufacturing } from "./manufacturing/preview.ts";
import { preview as media } from "./media/preview.ts";
import { preview as retail } from "./retail/preview.ts";
import type { IndustryPreview } from "./screen.ts";
import { preview as technology } from "./technology/preview.ts";
import { preview as telecommunication } from "./telecommunication/preview.ts";

/** What somebody in each industry would see on a working day. */
export const industryPreviews: Record<IndustryId, IndustryPreview> = {
  education,
  "energy-and-utilities": energy,
  "financial-services": financial,
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
export const jobOfIndustry = (industry: IndustryId): ProductJob => jobOf(industryPreviews[industry].screen.product);
