import type { ProductPictures } from "../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { Places, Seasons, Waits } from "./stories.tsx";
import { Explains, Readers, Suggests } from "./tiles.tsx";

export const bigView: ProductPictures = {
  stage: Stage,
  stories: [Seasons, Places, Waits],
  tiles: [Suggests, Readers, Explains],
};
