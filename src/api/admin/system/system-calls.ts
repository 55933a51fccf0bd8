import type { Api, ApiDeps } from "../../http/deps.ts";
import { checkPart } from "./check-part.ts";
import { system } from "./system.ts";

/** Registers the calls of health and configuration of this installation. */
export function systemCalls(api: Api, deps: ApiDeps): void {
  system(api, deps);
  checkPart(api, deps);
}
