import type { Api, ApiDeps } from "../../http/deps.ts";
import { pricePlans } from "./price-plans.ts";
import { prices } from "./prices.ts";

/** Prices of packages: present, planned and past. */
export function priceCalls(api: Api, deps: ApiDeps): void {
  prices(api, deps);
  pricePlans(api, deps);
}
