import type { ProductPictures } from "../../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { Fairness, Gallery, Liveness } from "./stories.tsx";
import { Guidance, OneToOne, Template } from "./tiles.tsx";

export const bigVisionFaces: ProductPictures = {
  stage: Stage,
  stories: [Liveness, Gallery, Fairness],
  tiles: [OneToOne, Guidance, Template],
};
