import type { FamilyPictures } from "../product-pictures.ts";
import { CitedAnswer } from "./cited-answer.tsx";
import { ClauseWorkspace } from "./clause-workspace.tsx";
import { ContractTable } from "./contract-table.tsx";
import { crop } from "./crop.tsx";
import { ArticleStatus, ChangeNotice, RulingParts } from "./tiles.tsx";
import { WordingChange } from "./wording-change.tsx";

export const bigLegal: FamilyPictures = {
  crop,
  stage: ClauseWorkspace,
  stories: [WordingChange, CitedAnswer, ContractTable],
  tiles: [ArticleStatus, RulingParts, ChangeNotice],
};
