import { z } from "zod";
import { restoreStaff, suspendStaff } from "#accounts/staff/lock-staff.server.ts";
import { staffMemberView } from "#accounts/staff/staff-member-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeBody } from "./change-body.ts";
import { refuseStaffChange, viewStaffMember } from "./view-staff.ts";

/** POST /admin/staff/{id}/suspend and /restore: ends somebody's access at once, and gives it back. */
export function staffAccess(api: Api, deps: ApiDeps): void {
  const addCall = (
    verb: "suspend" | "restore",
    { summary, change }: { summary: string; change: typeof suspendStaff },
  ) =>
    api.post(
      `/admin/staff/:id/${verb}`,
      {
        config: { permission: ["staff", "write"], recentFactor: true },
        schema: {
          ...adminSchema("staff"),
          summary,
          params: z.object({ id: z.string().max(100) }),
          body: changeBody,
          response: { 200: z.object({ data: staffMemberView }), ...refusals(400, 401, 403, 404, 409) },
        },
      },
      async (request) => {
        const { id } = request.params;
        const changed = await change(deps, { ...request.body, actor: request.staff.actor, userId: id });
        if (!changed.ok) return refuseStaffChange(deps, request, id, changed);
        deps.logSecurity(request, verb === "suspend" ? "account_suspended" : "account_restored", { user: id });
        return { data: await viewStaffMember(deps, request, id) };
      },
    );
  addCall("suspend", { summary: "Suspend somebody: every session ends, none begins", change: suspendStaff });
  addCall("restore", { summary: "Let somebody who is suspended log in again", change: restoreStaff });
}
