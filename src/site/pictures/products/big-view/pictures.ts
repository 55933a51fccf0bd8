import type { FamilyPictures } from "../product-pictures.ts";
import { crop } from "./crop.tsx";
import { Stage } from "./stage.tsx";
import { Places, Seasons, Waits } from "./stories.tsx";
import { Explains, Readers, Suggests } from "./tiles.tsx";

export const bigView: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Seasons, Places, Waits],
  tiles: [Suggests, Readers, Explains],
};
