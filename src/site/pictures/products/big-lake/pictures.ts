import type { FamilyPictures } from "../product-pictures.ts";
import { crop } from "./crop.tsx";
import { Lineage } from "./lineage.tsx";
import { QualityGate } from "./quality-gate.tsx";
import { ThreeReaders } from "./three-readers.tsx";
import { CatalogueSearch, PersonalDataScan, TableVersions } from "./tiles.tsx";
import { TracedNumber } from "./traced-number.tsx";

export const bigLake: FamilyPictures = {
  crop,
  stage: Lineage,
  stories: [TracedNumber, QualityGate, ThreeReaders],
  tiles: [CatalogueSearch, TableVersions, PersonalDataScan],
};
