import type { FamilyPictures } from "../product-pictures.ts";
import { Canvas } from "./canvas.tsx";
import { ColumnRights } from "./column-rights.tsx";
import { crop } from "./crop.tsx";
import { LinkedBlocks } from "./linked-blocks.tsx";
import { OfflineForm } from "./offline-form.tsx";
import { AppVersions, Board, CheckedFormula } from "./tiles.tsx";

export const bigBuilder: FamilyPictures = {
  crop,
  stage: Canvas,
  stories: [LinkedBlocks, OfflineForm, ColumnRights],
  tiles: [CheckedFormula, AppVersions, Board],
};
