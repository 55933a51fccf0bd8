import type { Migration } from "kysely/migration";
import * as billingDetails from "./0013-billing-details.server.ts";
import * as money from "./0014-money.server.ts";
import * as handoverCodes from "./0016-handover-codes.server.ts";
import * as insightCampaigns from "./0017-insight-campaigns.server.ts";
import * as publishing from "./0028-publishing.server.ts";
import * as media from "./0029-media.server.ts";
import * as leadFacets from "./0030-lead-facets.server.ts";
import * as contentComments from "./0031-content-comments.server.ts";
import * as letterheadLogos from "./0032-letterhead-logos.server.ts";
import * as campaigns from "./0033-campaigns.server.ts";
import * as speed from "./0034-speed.server.ts";
import * as newsletter from "./0035-newsletter.server.ts";
import * as experiments from "./0036-experiments.server.ts";
import * as experimentGoals from "./0037-experiment-goals.server.ts";
import * as retention from "./0039-retention.server.ts";
import * as paymentTrace from "./0041-payment-trace.server.ts";
import * as campaignSplits from "./0042-campaign-splits.server.ts";
import * as largeTables from "./0043-large-tables.server.ts";
import * as contactDays from "./0044-contact-days.server.ts";
import * as insightDaySums from "./0045-insight-day-sums.server.ts";
import * as shortBeginnings from "./0046-short-beginnings.server.ts";
import * as backOffice from "./back-office/0018-back-office.server.ts";
import * as leadsInbox from "./back-office/0019-leads-inbox.server.ts";
import * as leadConversation from "./back-office/0020-lead-conversation.server.ts";
import * as orderDecisions from "./back-office/0021-order-decisions.server.ts";
import * as vouchersPricesSettlements from "./back-office/0022-vouchers-prices-settlements.server.ts";
import * as customers from "./back-office/0023-customers.server.ts";
import * as figures from "./back-office/0024-figures.server.ts";
import * as staff from "./back-office/0025-staff.server.ts";
import * as largeLists from "./back-office/0026-large-lists.server.ts";
import * as sentMails from "./back-office/0027-sent-mails.server.ts";
import * as leads from "./first-edition/0001-leads.server.ts";
import * as limits from "./first-edition/0002-limits.server.ts";
import * as insight from "./first-edition/0003-insight.server.ts";
import * as accounts from "./first-edition/0004-accounts.server.ts";
import * as shop from "./first-edition/0005-shop.server.ts";
import * as search from "./first-edition/0006-search.server.ts";
import * as receiveLead from "./first-edition/0008-receive-lead.server.ts";
import * as insightCountsOnly from "./first-edition/0009-insight-counts-only.server.ts";
import * as consentProof from "./first-edition/0010-consent-proof.server.ts";
import * as loginSecurity from "./first-edition/0011-login-security.server.ts";
import * as leavingAndRecovery from "./first-edition/0012-leaving-and-recovery.server.ts";

/**
 * Every migration by its name; the names give the order (0007 was never used), and the first ones are in a folder of their
 * own. One that has been published never changes, and it only adds: during a roll, or after a release was rolled back, an
 * older version works on the same database.
 */
export const migrations: Record<string, Migration> = {
  "0001-leads": leads,
  "0002-limits": limits,
  "0003-insight": insight,
  "0004-accounts": accounts,
  "0005-shop": shop,
  "0006-search": search,
  "0008-receive-lead": receiveLead,
  "0009-insight-counts-only": insightCountsOnly,
  "0010-consent-proof": consentProof,
  "0011-login-security": loginSecurity,
  "0012-leaving-and-recovery": leavingAndRecovery,
  "0013-billing-details": billingDetails,
  "0014-money": money,
  "0016-handover-codes": handoverCodes,
  "0017-insight-campaigns": insightCampaigns,
  "0018-back-office": backOffice,
  "0019-leads-inbox": leadsInbox,
  "0020-lead-conversation": leadConversation,
  "0021-order-decisions": orderDecisions,
  "0022-vouchers-prices-settlements": vouchersPricesSettlements,
  "0023-customers": customers,
  "0024-figures": figures,
  "0025-staff": staff,
  "0026-large-lists": largeLists,
  "0027-sent-mails": sentMails,
  "0028-publishing": publishing,
  "0029-media": media,
  "0030-lead-facets": leadFacets,
  "0031-content-comments": contentComments,
  "0032-letterhead-logos": letterheadLogos,
  "0033-campaigns": campaigns,
  "0034-speed": speed,
  "0035-newsletter": newsletter,
  "0036-experiments": experiments,
  "0037-experiment-goals": experimentGoals,
  "0039-retention": retention,
  "0041-payment-trace": paymentTrace,
  "0042-campaign-splits": campaignSplits,
  "0043-large-tables": largeTables,
  "0044-contact-days": contactDays,
  "0045-insight-day-sums": insightDaySums,
  "0046-short-beginnings": shortBeginnings,
};
