import type { Api, ApiDeps } from "../../http/deps.ts";
import { leadBulkCalls } from "./lead-bulk.ts";
import { leadChoicesCall } from "./lead-choices.ts";
import { leadDetailCalls } from "./lead-detail.ts";
import { leadExport } from "./lead-export.ts";
import { leadList } from "./lead-list.ts";
import { leadOwnerCalls } from "./lead-owners.ts";
import { leadViewCalls } from "./lead-saved-views.ts";

/** Registers the calls of the inbox of leads. */
export function leadCalls(api: Api, deps: ApiDeps): void {
  leadList(api, deps);
  leadChoicesCall(api, deps);
  leadExport(api, deps);
  leadBulkCalls(api, deps);
  leadViewCalls(api, deps);
  leadOwnerCalls(api, deps);
  leadDetailCalls(api, deps);
}
