import { z } from "zod";
import { roles } from "#accounts/person/roles.ts";
import { changeRole } from "#accounts/staff/lock-staff.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeBody } from "./change-body.ts";
import { refuseStaffChange } from "./view-staff.ts";

/** PATCH /admin/staff/{id}: changes a role; the role `user` removes somebody from the staff. */
export function staffRole(api: Api, deps: ApiDeps): void {
  api.patch(
    "/admin/staff/:id",
    {
      config: { permission: ["staff", "write"], recentFactor: true },
      schema: {
        ...adminSchema("staff"),
        summary: "Change a role, from the person's next request on; `user` removes them from the staff",
        params: z.object({ id: z.string().max(100) }),
        body: changeBody.extend({ role: z.enum(roles) }),
        response: {
          200: z.object({ data: z.object({ id: z.string(), role: z.enum(roles) }) }),
          ...refusals(400, 401, 403, 404, 409),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { role } = request.body;
      const changed = await changeRole(deps, { ...request.body, actor: request.staff.actor, userId: id });
      if (!changed.ok) return refuseStaffChange(deps, request, id, changed);
      deps.logSecurity(request, "role_changed", { user: id });
      return { data: { id, role } };
    },
  );
}
