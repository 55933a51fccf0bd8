import type { ProductPictures } from "../product-pictures.ts";
import { Stage } from "./stage.tsx";
import { AsksBack, Query, Sources } from "./stories.tsx";
import { Glossary, Quota, Search } from "./tiles.tsx";

export const bigQuery: ProductPictures = {
  stage: Stage,
  stories: [Query, AsksBack, Sources],
  tiles: [Glossary, Quota, Search],
};
