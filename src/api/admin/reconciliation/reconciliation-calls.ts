import type { Api, ApiDeps } from "../../http/deps.ts";
import { settlement } from "./settlement.ts";
import { settlementRows } from "./settlement-rows.ts";
import { settlements } from "./settlements.ts";

/** Registers the calls of settlement files of providers and banks, matched to orders. */
export function reconciliationCalls(api: Api, deps: ApiDeps): void {
  settlements(api, deps);
  settlement(api, deps);
  settlementRows(api, deps);
}
