import type { FamilyPictures } from "../product-pictures.ts";
import { AddressToPoint } from "./address-to-point.tsx";
import { CardToFields } from "./card-to-fields.tsx";
import { Console } from "./console.tsx";
import { crop } from "./crop.tsx";
import { TextToSentiment } from "./text-to-sentiment.tsx";
import { InvoiceParts, ReviewSteps, Sandbox } from "./tiles.tsx";

export const apiMarketplace: FamilyPictures = {
  crop,
  stage: Console,
  stories: [CardToFields, TextToSentiment, AddressToPoint],
  tiles: [Sandbox, ReviewSteps, InvoiceParts],
};
