import type { IndustryId } from "#catalogue/industries.ts";
import { screens as education } from "./education/screens.ts";
import { screens as energy } from "./energy-and-utilities/screens.ts";
import { screens as financial } from "./financial-services/screens.ts";
import { screens as government } from "./government/screens.ts";
import { screens as healthcare } from "./healthcare/screens.ts";
import { screens as insurance } from "./insurance/screens.ts";
import { screens as lifeScience } from "./life-science/screens.ts";
import { screens as manufacturing } from "./manufacturing/screens.ts";
import { screens as media } from "./media/screens.ts";
import { screens as retail } from "./retail/screens.ts";
import type { ScreenPairs } from "./screen.ts";
import { screens as technology } from "./technology/screens.ts";
import { screens as telecommunication } from "./telecommunication/screens.ts";

/** The small screens of each industry's three problems. */
export const industryScreens: Record<IndustryId, ScreenPairs> = {
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
