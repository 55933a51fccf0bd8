import type { FamilyPictures } from "../product-pictures.ts";
import { crop } from "./crop.tsx";
import { Stage } from "./stage.tsx";
import { Alert, Aspects, Issues } from "./stories.tsx";
import { Report, Topic, Voices } from "./tiles.tsx";

export const bigSocial: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Aspects, Issues, Alert],
  tiles: [Topic, Voices, Report],
};
