import { countRights } from "#accounts/rights/rights-requests.server.ts";
import type { StaffRole } from "#accounts/staff/permissions.ts";
import { may } from "#accounts/staff/permissions.ts";
import { countSubscribers } from "#growth/newsletter/readers/subscribers.server.ts";
import { countFailing } from "#infra/jobs/list-jobs.server.ts";
import { type Today, todayView } from "#insight/figures/today-view.ts";
import { countWaitingLeads } from "#leads/inbox/count-waiting-leads.server.ts";
import { countHelp } from "#shop/help/read-help.server.ts";
import { countDecisions } from "#shop/orders/count-decisions.server.ts";
import { countEnding } from "#shop/subscriptions/count-ending.server.ts";
import { countPreparations } from "#shop/workspaces/preparations.server.ts";
import { dayBegins, jakartaDay } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { sumMoney } from "./sum-money.ts";

/** GET /admin/today: each number only for a role that may read the list behind it. */
export function today(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/today",
    {
      config: { permission: ["today", "read"] },
      schema: {
        ...adminSchema("today"),
        summary: "What waits for somebody",
        response: { 200: todayView, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => ({ data: await countToday(deps, request.staff.role) }),
  );
}

async function countToday({ db, now }: ApiDeps, role: StaffRole): Promise<Today> {
  const at = now();
  const day = jakartaDay(at);
  const monthBegins = dayBegins(`${day.slice(0, 8)}01`);
  const [leads, subscribers] = may(role, "leads", "read")
    ? await Promise.all([countWaitingLeads(db, at), countSubscribers(db, monthBegins)])
    : [];
  const [orders, money] = may(role, "orders", "read") ? await Promise.all([countDecisions(db), sumMoney(db, day)]) : [];
  const help = may(role, "help", "read") ? await countHelp(db) : undefined;
  return {
    leads: leads && { ...leads, oldest: leads.oldest?.toISOString() ?? null },
    subscribers: subscribers && { confirmed: subscribers.confirmed, newThisMonth: subscribers.since },
    orders,
    workspaces: may(role, "workspaces", "write") ? await countPreparations(db, day) : undefined,
    help: help && { waiting: help.waiting, oldest: help.oldest?.toISOString() ?? null },
    money,
    packages: may(role, "customers", "read") ? await countEnding(db, day) : undefined,
    jobs: may(role, "jobs", "read") ? await countFailing(db) : undefined,
    rights: may(role, "people", "read") ? await countRights(db, at) : undefined,
  };
}
