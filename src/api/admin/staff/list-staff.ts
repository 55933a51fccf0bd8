import { listStaff } from "#accounts/staff/list-staff.server.ts";
import { staffView } from "#accounts/staff/staff-member-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema, pageOf, pageQuery } from "../admin-schema.ts";
import { viewStaff } from "./view-staff.ts";

/** GET /admin/staff: everybody with a role, by username. */
export function listStaffCall(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/staff",
    {
      config: { permission: ["staff", "read"] },
      schema: {
        ...adminSchema("staff"),
        summary: "Staff, by username",
        querystring: pageQuery,
        response: { 200: pageOf(staffView), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { rows, next } = await listStaff(deps.db, request.query);
      return { data: rows.map((member) => viewStaff(member, request)), meta: { next_cursor: next } };
    },
  );
}
