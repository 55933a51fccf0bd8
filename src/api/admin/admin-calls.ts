import type { Api, ApiDeps } from "../http/deps.ts";
import { guardAdmin } from "./guard-admin.ts";
import { liveCalls } from "./live-calls.ts";
import { sessionCalls } from "./session-calls.ts";

/** Every call of the back office, one line for each resource; paths are below /api. */
export async function adminCalls(api: Api, deps: ApiDeps): Promise<void> {
  guardAdmin(api, deps);
  sessionCalls(api, deps);
  liveCalls(api, deps);
}
