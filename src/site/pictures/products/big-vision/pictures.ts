import type { FamilyPictures } from "../product-pictures.ts";
import { crop } from "./crop.tsx";
import { Stage } from "./stage.tsx";
import { Evidence, ReviewDesk, Thresholds } from "./stories.tsx";
import { Discarded, OwnModel, TooDark } from "./tiles.tsx";

export const bigVision: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Thresholds, ReviewDesk, Evidence],
  tiles: [TooDark, Discarded, OwnModel],
};
