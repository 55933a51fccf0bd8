import type { ProductId } from "#catalogue/products.ts";
import { apiMarketplace } from "./api-marketplace/pictures.tsx";
import { apiPlatform } from "./api-platform/pictures.tsx";
import { bigAction } from "./big-action/pictures.tsx";
import { bigAssistant } from "./big-assistant/pictures.tsx";
import { bigBuilder } from "./big-builder/pictures.tsx";
import { bigLake } from "./big-lake/pictures.tsx";
import { bigLegal } from "./big-legal/pictures.tsx";
import { bigMarket } from "./big-market/pictures.tsx";
import { bigOne } from "./big-one/pictures.tsx";
import { bigQuery } from "./big-query/pictures.tsx";
import { bigSocial } from "./big-social/pictures.tsx";
import { bigSpider } from "./big-spider/pictures.tsx";
import { bigView } from "./big-view/pictures.tsx";
import { bigVisionFaces } from "./big-vision/face-recognition/pictures.tsx";
import { bigVisionObjects } from "./big-vision/object-detection/pictures.tsx";
import { bigVisionOcr } from "./big-vision/ocr/pictures.tsx";
import { bigVision } from "./big-vision/pictures.tsx";
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
