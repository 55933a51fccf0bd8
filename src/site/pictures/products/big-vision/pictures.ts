import type { ProductPictures } from "../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { Evidence, ReviewDesk, Thresholds } from "./stories.tsx";
import { Discarded, OwnModel, TooDark } from "./tiles.tsx";

export const bigVision: ProductPictures = {
  stage: Stage,
  stories: [Thresholds, ReviewDesk, Evidence],
  tiles: [TooDark, Discarded, OwnModel],
};
