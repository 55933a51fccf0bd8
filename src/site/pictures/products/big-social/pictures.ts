import type { ProductPictures } from "../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { Alert, Aspects, Issues } from "./stories.tsx";
import { Report, Topic, Voices } from "./tiles.tsx";

export const bigSocial: ProductPictures = {
  stage: Stage,
  stories: [Aspects, Issues, Alert],
  tiles: [Topic, Voices, Report],
};
