import { accountCalls } from "./account-calls.ts";
import type { Api, ApiDeps } from "./deps.ts";

/** Every call of the API, one line each; paths are below /api. */
export async function registerCalls(api: Api, deps: ApiDeps): Promise<void> {
  accountCalls(api, deps);
}
