import type { Api, ApiDeps } from "../../http/deps.ts";
import { accountCalls } from "./account-calls.ts";
import { companyCalls } from "./company-calls.ts";
import { customerList } from "./list-calls.ts";
import { packageCalls } from "./package-calls.ts";

/** Customers and companies. */
export function customerCalls(api: Api, deps: ApiDeps): void {
  customerList(api, deps);
  companyCalls(api, deps);
  accountCalls(api, deps);
  packageCalls(api, deps);
}
