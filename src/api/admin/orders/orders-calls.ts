import type { Api, ApiDeps } from "../../http/deps.ts";
import { attribution } from "./attribution.ts";
import { cancel } from "./cancel.ts";
import { decision } from "./decision.ts";
import { documents } from "./documents.ts";
import { exportOrders } from "./export-orders.ts";
import { list } from "./list.ts";
import { order } from "./order.ts";
import { proposals } from "./proposals.ts";
import { refundAccount } from "./refund-account.ts";
import { refundEndings } from "./refund-endings.ts";
import { refunds } from "./refunds.ts";
import { resend } from "./resend.ts";
import { workspace } from "./workspace.ts";

/** Orders and their money. */
export function ordersCalls(api: Api, deps: ApiDeps): void {
  list(api, deps);
  exportOrders(api, deps);
  proposals(api, deps);
  order(api, deps);
  decision(api, deps);
  refunds(api, deps);
  refundAccount(api, deps);
  refundEndings(api, deps);
  attribution(api, deps);
  cancel(api, deps);
  resend(api, deps);
  workspace(api, deps);
  documents(api, deps);
}
