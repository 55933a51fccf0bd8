import { apiMarketplace } from "./api-marketplace/pictures.ts";
import { apiPlatform } from "./api-platform/pictures.ts";
import { bigAction } from "./big-action/pictures.ts";
import { bigAssistant } from "./big-assistant/pictures.ts";
import { bigBuilder } from "./big-builder/pictures.ts";
import { bigLake } from "./big-lake/pictures.ts";
import { bigLegal } from "./big-legal/pictures.ts";
import { bigMarket } from "./big-market/pictures.ts";
import { bigOne } from "./big-one/pictures.ts";
import { bigQuery } from "./big-query/pictures.ts";
import { bigSocial } from "./big-social/pictures.ts";
import { bigSpider } from "./big-spider/pictures.ts";
import { bigView } from "./big-view/pictures.ts";
import { bigVisionFaces } from "./big-vision/face-recognition/pictures.ts";
import { bigVisionObjects } from "./big-vision/object-detection/pictures.ts";
import { bigVisionOcr } from "./big-vision/ocr/pictures.ts";
import { bigVision } from "./big-vision/pictures.ts";
import type { ProductPictures } from "./product-pictures.ts";

/** The pictures of every product page and of BigVision's variants, by what the page is about. */
export const productPictures: Record<string, ProductPictures | undefined> = {
  "big-social": bigSocial,
  "big-spider": bigSpider,
  "big-lake": bigLake,
  "big-legal": bigLegal,
  "big-assistant": bigAssistant,
  "big-builder": bigBuilder,
  "big-action": bigAction,
  "big-one": bigOne,
  "big-market": bigMarket,
  "api-marketplace": apiMarketplace,
  "api-platform": apiPlatform,
  "big-query": bigQuery,
  "big-view": bigView,
  "big-vision": bigVision,
  "big-vision-face-recognition": bigVisionFaces,
  "big-vision-object-detection": bigVisionObjects,
  "big-vision-optical-character-recognition": bigVisionOcr,
};
