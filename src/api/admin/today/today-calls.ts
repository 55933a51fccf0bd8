import type { Api, ApiDeps } from "../../http/deps.ts";
import { figures } from "./figures.ts";
import { funnel } from "./funnel.ts";
import { today } from "./today.ts";

/** Registers the calls for what waits for somebody, the charts and the funnel. */
export function todayCalls(api: Api, deps: ApiDeps): void {
  today(api, deps);
  figures(api, deps);
  funnel(api, deps);
}
