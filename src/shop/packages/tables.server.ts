import type { Generated } from "kysely";
import type { SoldOnlineId } from "#catalogue/products.ts";
import type { Rupiah } from "#money/rupiah.ts";
import type { Bilingual } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Json } from "../json-columns.server.ts";

interface PackageTable {
  id: string;
  product: SoldOnlineId;
  tier: string;
  position: number;
  name: Json<Bilingual>;
  description: Json<Bilingual>;
  features: Json<Bilingual<string[]>>;
  price: Rupiah;
  updated_at: Date;
  version: Generated<number>;
}

interface PackagePriceTable {
  id: Generated<number>;
  package_id: string;
  price: Rupiah;
  at: Date;
  by: string;
  /** What it was before; null for changes made before this was recorded. */
  previous: Rupiah | null;
  from_day: Day | null;
  reason: Generated<string>;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    packages: PackageTable;
    package_prices: PackagePriceTable;
  }
}
