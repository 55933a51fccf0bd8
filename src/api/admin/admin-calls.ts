import type { Api, ApiDeps } from "../http/deps.ts";
import { guardAdmin } from "./guard-admin.ts";
import { jobsCalls } from "./jobs/jobs-calls.ts";
import { liveCalls } from "./live-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { systemCalls } from "./system/system-calls.ts";
import { todayCalls } from "./today/today-calls.ts";

/** Every call of the back office, one line for each resource; paths are below /api. */
export async function adminCalls(api: Api, deps: ApiDeps): Promise<void> {
  guardAdmin(api, deps);
  sessionCalls(api, deps);
  liveCalls(api, deps);
  todayCalls(api, deps);
  jobsCalls(api, deps);
  systemCalls(api, deps);
}
