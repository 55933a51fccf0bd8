import type { Api, ApiDeps } from "../../http/deps.ts";
import { costFiles } from "./cost-files.ts";
import { costs } from "./costs.ts";
import { links } from "./links.ts";
import { report } from "./report.ts";
import { terms } from "./terms.ts";

/** Registers the calls of campaigns: names, links, costs, and the report of what they brought. */
export function campaignCalls(api: Api, deps: ApiDeps): void {
  terms(api, deps);
  links(api, deps);
  costs(api, deps);
  costFiles(api, deps);
  report(api, deps);
}
