import type { FamilyPictures } from "../product-pictures.ts";
import { CountingQuery } from "./counting-query.tsx";
import { crop } from "./crop.tsx";
import { DataCard } from "./data-card.tsx";
import { HeldUpload } from "./held-upload.tsx";
import { Shelf } from "./shelf.tsx";
import { Delivery, PlainLicence, SellerMonth } from "./tiles.tsx";

export const bigMarket: FamilyPictures = {
  crop,
  stage: Shelf,
  stories: [DataCard, CountingQuery, HeldUpload],
  tiles: [PlainLicence, Delivery, SellerMonth],
};
