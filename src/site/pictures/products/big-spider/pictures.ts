import type { FamilyPictures } from "../product-pictures.ts";
import { CrawlTree } from "./crawl-tree.tsx";
import { crop } from "./crop.tsx";
import { HeldRun } from "./held-run.tsx";
import { PointAtColumns } from "./point-at-columns.tsx";
import { FilesRead, Notations, ObeyedRules } from "./tiles.tsx";
import { TracedFigure } from "./traced-figure.tsx";

export const bigSpider: FamilyPictures = {
  crop,
  stage: CrawlTree,
  stories: [PointAtColumns, HeldRun, TracedFigure],
  tiles: [Notations, FilesRead, ObeyedRules],
};
