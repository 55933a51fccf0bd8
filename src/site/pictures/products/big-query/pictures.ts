import type { FamilyPictures } from "../product-pictures.ts";
import { crop } from "./crop.tsx";
import { Stage } from "./stage.tsx";
import { AsksBack, Query, Sources } from "./stories.tsx";
import { Glossary, Quota, Search } from "./tiles.tsx";

export const bigQuery: FamilyPictures = {
  crop,
  stage: Stage,
  stories: [Query, AsksBack, Sources],
  tiles: [Glossary, Quota, Search],
};
