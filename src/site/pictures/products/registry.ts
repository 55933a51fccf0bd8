import type { ProductId } from "#catalogue/products.ts";
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
import type { FamilyPictures, ProductPictures } from "./product-pictures.ts";

type Variant = "face-recognition" | "object-detection" | "optical-character-recognition";
/** What a product page is about: a product, a variant of BigVision, or the platform of the APIs. */
export type ProductPageId = ProductId | `big-vision-${Variant}` | "api-platform";

/** The pictures of every product page. */
export const productPictures: Record<ProductId, FamilyPictures> & Record<ProductPageId, ProductPictures> = {
  "big-social": bigSocial,
  "big-spider": bigSpider,
  "big-lake": bigLake,
  "big-query": bigQuery,
  "big-view": bigView,
  "big-vision": bigVision,
  "big-vision-face-recognition": bigVisionFaces,
  "big-vision-object-detection": bigVisionObjects,
  "big-vision-optical-character-recognition": bigVisionOcr,
  "big-legal": bigLegal,
  "big-assistant": bigAssistant,
  "big-builder": bigBuilder,
  "big-action": bigAction,
  "big-one": bigOne,
  "big-market": bigMarket,
  "api-marketplace": apiMarketplace,
  "api-platform": apiPlatform,
};
