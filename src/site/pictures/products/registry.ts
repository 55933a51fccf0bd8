import { apiMarketplacePictures } from "./api-marketplace/pictures.ts";
import { apiPlatformPictures } from "./api-platform/pictures.ts";
import { bigActionPictures } from "./big-action/pictures.ts";
import { bigAssistantPictures } from "./big-assistant/pictures.ts";
import { bigBuilderPictures } from "./big-builder/pictures.ts";
import { bigLakePictures } from "./big-lake/pictures.ts";
import { bigLegalPictures } from "./big-legal/pictures.ts";
import { bigMarketPictures } from "./big-market/pictures.ts";
import { bigOnePictures } from "./big-one/pictures.ts";
import { bigSpiderPictures } from "./big-spider/pictures.ts";
import type { ProductPictures } from "./product-pictures.ts";

/** The pictures of every product page and of BigVision's variants, by what the page is about. */
export const productPictures: Record<string, ProductPictures> = {
  "big-spider": bigSpiderPictures,
  "big-lake": bigLakePictures,
  "big-legal": bigLegalPictures,
  "big-assistant": bigAssistantPictures,
  "big-builder": bigBuilderPictures,
  "big-action": bigActionPictures,
  "big-one": bigOnePictures,
  "big-market": bigMarketPictures,
  "api-marketplace": apiMarketplacePictures,
  "api-platform": apiPlatformPictures,
};
