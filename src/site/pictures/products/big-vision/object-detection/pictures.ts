import type { ProductPictures } from "../../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { Equipment, Facings, Zones } from "./stories.tsx";
import { Blurred, OnlyEvents, OwnClasses } from "./tiles.tsx";

export const bigVisionObjects: ProductPictures = {
  stage: Stage,
  stories: [Facings, Zones, Equipment],
  tiles: [OwnClasses, Blurred, OnlyEvents],
};
