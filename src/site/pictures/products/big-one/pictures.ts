import type { FamilyPictures } from "../product-pictures.ts";
import { ConsentMatrix } from "./consent-matrix.tsx";
import { crop } from "./crop.tsx";
import { Customer } from "./customer.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { RequestDesk } from "./request-desk.tsx";
import { ChannelWeeks, LivingSegment, OneRole } from "./tiles.tsx";

export const bigOne: FamilyPictures = {
  crop,
  stage: Customer,
  stories: [MatchReasons, ConsentMatrix, RequestDesk],
  tiles: [ChannelWeeks, LivingSegment, OneRole],
};
