import type { ProductPictures } from "../product-pictures.ts";
import { Lineage } from "./lineage.tsx";
import { QualityGate } from "./quality-gate.tsx";
import { ThreeReaders } from "./three-readers.tsx";
import { CatalogueSearch, PersonalDataScan, TableVersions } from "./tiles.tsx";
import { TracedNumber } from "./traced-number.tsx";

export const bigLake: ProductPictures = {
  stage: Lineage,
  stories: [TracedNumber, QualityGate, ThreeReaders],
  tiles: [CatalogueSearch, TableVersions, PersonalDataScan],
};
