import type { ComponentType } from "react";
import type { IndustryId } from "#catalogue/industries.ts";
import type { SceneId } from "#content/kinds/shared/drawings.ts";
import type { Locale } from "#text/locales.ts";
import { DropoutRadar } from "./education/dropout-radar.tsx";
import { Network } from "./energy-and-utilities/network.tsx";
import { OnboardingQueue } from "./financial-services/onboarding-queue.tsx";
import { ComplaintDesk } from "./government/complaint-desk.tsx";
import { BedBoard } from "./healthcare/bed-board.tsx";
import { ClaimFile } from "./insurance/claim-file.tsx";
import { BatchGenealogy } from "./life-science/batch-genealogy.tsx";
import { LineCamera } from "./manufacturing/line-camera.tsx";
import { NewsDesk } from "./media/news-desk.tsx";
import { ShelfRoute } from "./retail/shelf-route.tsx";
import { ApiConsole } from "./technology/api-console.tsx";
import { CellMap } from "./telecommunication/cell-map.tsx";

/** The picture in the head of each solution page. */
export const industryHeroes: Record<IndustryId, ComponentType<{ locale: Locale }>> = {
  education: DropoutRadar,
  "energy-and-utilities": Network,
  "financial-services": OnboardingQueue,
  government: ComplaintDesk,
  healthcare: BedBoard,
  insurance: ClaimFile,
  "life-science": BatchGenealogy,
  manufacturing: LineCamera,
  media: NewsDesk,
  retail: ShelfRoute,
  technology: ApiConsole,
  telecommunication: CellMap,
};

/** The place of work behind that picture, where one is drawn. */
export const industryScenes: Partial<Record<IndustryId, SceneId>> = {
  "financial-services": "counter",
  healthcare: "ward",
  manufacturing: "warehouse",
  media: "newsroom",
};
