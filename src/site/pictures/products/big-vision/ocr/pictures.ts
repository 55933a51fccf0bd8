import type { ProductPictures } from "../../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { Digits, Json, Sums } from "./stories.tsx";
import { Bundle, Handwriting, Masked } from "./tiles.tsx";

export const bigVisionOcr: ProductPictures = {
  stage: Stage,
  stories: [Digits, Json, Sums],
  tiles: [Bundle, Handwriting, Masked],
};
