import type { FamilyPictures } from "../product-pictures.ts";
import { crop } from "./crop.tsx";
import { HandOverInbox } from "./hand-over-inbox.tsx";
import { JobDone } from "./job-done.tsx";
import { NightShift } from "./night-shift.tsx";
import { SourcedAnswer } from "./sourced-answer.tsx";
import { OneHistory, OneIntent, Unanswered } from "./tiles.tsx";

export const bigAssistant: FamilyPictures = {
  crop,
  stage: NightShift,
  stories: [SourcedAnswer, HandOverInbox, JobDone],
  tiles: [OneIntent, OneHistory, Unanswered],
};
