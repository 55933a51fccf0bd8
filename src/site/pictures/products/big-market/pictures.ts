import type { ProductPictures } from "../product-pictures.ts";
import { CountingQuery } from "./counting-query.tsx";
import { DataCard } from "./data-card.tsx";
import { HeldUpload } from "./held-upload.tsx";
import { Shelf } from "./shelf.tsx";
import { Delivery, PlainLicence, SellerMonth } from "./tiles.tsx";

export const bigMarket: ProductPictures = {
  stage: Shelf,
  stories: [DataCard, CountingQuery, HeldUpload],
  tiles: [PlainLicence, Delivery, SellerMonth],
};
