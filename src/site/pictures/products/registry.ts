import { bigQuery } from "./big-query/pictures.ts";
import { bigSocial } from "./big-social/pictures.ts";
import { bigView } from "./big-view/pictures.ts";
import { bigVisionFaces } from "./big-vision/face-recognition/pictures.ts";
import { bigVisionObjects } from "./big-vision/object-detection/pictures.ts";
import { bigVisionOcr } from "./big-vision/ocr/pictures.ts";
import { bigVision } from "./big-vision/pictures.ts";
import type { ProductPictures } from "./product-pictures.ts";

/** The pictures of every product page and of BigVision's variants, by what the page is about. */
export const productPictures: Record<string, ProductPictures | undefined> = {
  "big-social": bigSocial,
  "big-query": bigQuery,
  "big-view": bigView,
  "big-vision": bigVision,
  "big-vision-face-recognition": bigVisionFaces,
  "big-vision-object-detection": bigVisionObjects,
  "big-vision-optical-character-recognition": bigVisionOcr,
};
