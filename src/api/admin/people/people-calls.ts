import type { Api, ApiDeps } from "../../http/deps.ts";
import { personCalls } from "./person-calls.ts";
import { requestCalls } from "./request-calls.ts";

/** Registers the calls of the desk for people's rights to their data. */
export function peopleCalls(api: Api, deps: ApiDeps): void {
  requestCalls(api, deps);
  personCalls(api, deps);
}
