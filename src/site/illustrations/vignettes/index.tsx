import type { ComponentType } from "react";
import type { ProductId } from "#catalogue/products.ts";
import type { Locale } from "#text/locales.ts";
import { ApiMarketplace } from "./api-marketplace.tsx";
import { ApiPlatform } from "./api-platform.tsx";
import { BatchLineage } from "./batch-lineage.tsx";
import { BigAction } from "./big-action.tsx";
import { BigAssistant } from "./big-assistant.tsx";
import { BigBuilder } from "./big-builder.tsx";
import { BigLake } from "./big-lake.tsx";
import { BigLegal } from "./big-legal.tsx";
import { BigMarket } from "./big-market.tsx";
import { BigOne } from "./big-one.tsx";
import { BigQuery } from "./big-query.tsx";
import { BigSocial } from "./big-social.tsx";
import { BigSpider } from "./big-spider.tsx";
import { BigView } from "./big-view.tsx";
import { BigVision } from "./big-vision.tsx";
import { BigVisionFaceRecognition } from "./big-vision-face-recognition.tsx";
import { BigVisionObjectDetection } from "./big-vision-object-detection.tsx";
import { BigVisionOpticalCharacterRecognition } from "./big-vision-optical-character-recognition.tsx";
import { CampusLineage } from "./campus-lineage.tsx";
import { EnergyLosses } from "./energy-losses.tsx";
import { JoinedRegisters } from "./joined-registers.tsx";

const vignettes = {
  "api-marketplace": ApiMarketplace,
  "api-platform": ApiPlatform,
  "batch-lineage": BatchLineage,
  "big-action": BigAction,
  "big-assistant": BigAssistant,
  "big-builder": BigBuilder,
  "big-lake": BigLake,
  "big-legal": BigLegal,
  "big-market": BigMarket,
  "big-one": BigOne,
  "big-query": BigQuery,
  "big-social": BigSocial,
  "big-spider": BigSpider,
  "big-view": BigView,
  "big-vision": BigVision,
  "big-vision-face-recognition": BigVisionFaceRecognition,
  "big-vision-object-detection": BigVisionObjectDetection,
  "big-vision-optical-character-recognition": BigVisionOpticalCharacterRecognition,
  "campus-lineage": CampusLineage,
  "energy-losses": EnergyLosses,
  "joined-registers": JoinedRegisters,
} satisfies Record<ProductId, ComponentType<{ locale: Locale }>> & Record<string, ComponentType<{ locale: Locale }>>;

/** A product's id, or that of one of BigVision's three readings, `api-platform`, or products at work in an industry. */
export type VignetteName = keyof typeof vignettes;
export const vignetteNames = Object.keys(vignettes) as VignetteName[];

/** A small picture of the product at work, in the page's language. It takes the width of its container, 5:4. */
export function Vignette({ name, locale }: { name: VignetteName; locale: Locale }) {
  const Picture = vignettes[name];
  return <Picture locale={locale} />;
}
