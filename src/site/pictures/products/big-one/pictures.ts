import type { ProductPictures } from "../product-pictures.ts";
import { ConsentMatrix } from "./consent-matrix.tsx";
import { Customer } from "./customer.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { RequestDesk } from "./request-desk.tsx";
import { ChannelWeeks, LivingSegment, OneRole } from "./tiles.tsx";

export const bigOne: ProductPictures = {
  stage: Customer,
  stories: [MatchReasons, ConsentMatrix, RequestDesk],
  tiles: [ChannelWeeks, LivingSegment, OneRole],
};
