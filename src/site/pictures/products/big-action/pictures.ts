import type { FamilyPictures } from "../product-pictures.ts";
import { ApprovalLadder } from "./approval-ladder.tsx";
import { crop } from "./crop.tsx";
import { PastTest } from "./past-test.tsx";
import { Rail } from "./rail.tsx";
import { CauseToEffect, MergedAlerts, OneOwner } from "./tiles.tsx";
import { TriggersAndActions } from "./triggers-and-actions.tsx";

export const bigAction: FamilyPictures = {
  crop,
  stage: Rail,
  stories: [TriggersAndActions, ApprovalLadder, PastTest],
  tiles: [OneOwner, MergedAlerts, CauseToEffect],
};
