import type { Api, ApiDeps } from "../http/deps.ts";
import { adminDocument, describeAdminCalls } from "./admin-openapi.ts";
import { auditCalls } from "./audit/audit-calls.ts";
import { campaignCalls } from "./campaigns/campaign-calls.ts";
import { contentCalls } from "./content/content-calls.ts";
import { conversationCalls } from "./conversation/conversation-calls.ts";
import { customerCalls } from "./customers/customer-calls.ts";
import { guardAdmin } from "./guard-admin.ts";
import { jobsCalls } from "./jobs/jobs-calls.ts";
import { leadCalls } from "./leads/lead-calls.ts";
import { liveCalls } from "./live-calls.ts";
import { mediaCalls } from "./media/media-calls.ts";
import { ordersCalls } from "./orders/orders-calls.ts";
import { peopleCalls } from "./people/people-calls.ts";
import { priceCalls } from "./prices/price-calls.ts";
import { reconciliationCalls } from "./reconciliation/reconciliation-calls.ts";
import { searchCalls } from "./search/search-calls.ts";
import { sessionCalls } from "./session-calls.ts";
import { staffCalls } from "./staff/staff-calls.ts";
import { systemCalls } from "./system/system-calls.ts";
import { todayCalls } from "./today/today-calls.ts";
import { voucherCalls } from "./vouchers/voucher-calls.ts";

/** Registers every call of the back office, one line for each resource; paths are below /api. */
export async function adminCalls(api: Api, deps: ApiDeps): Promise<void> {
  guardAdmin(api, deps);
  await describeAdminCalls(api, deps);
  adminDocument(api);
  sessionCalls(api, deps);
  liveCalls(api, deps);
  searchCalls(api, deps);
  leadCalls(api, deps);
  todayCalls(api, deps);
  jobsCalls(api, deps);
  systemCalls(api, deps);
  conversationCalls(api, deps);
  ordersCalls(api, deps);
  voucherCalls(api, deps);
  priceCalls(api, deps);
  reconciliationCalls(api, deps);
  customerCalls(api, deps);
  peopleCalls(api, deps);
  staffCalls(api, deps);
  auditCalls(api, deps);
  contentCalls(api, deps);
  mediaCalls(api, deps);
  campaignCalls(api, deps);
}
