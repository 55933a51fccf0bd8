import { z } from "zod";
import { staffMemberView } from "#accounts/staff/staff-member-view.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { viewStaffMember } from "./view-staff.ts";

/** GET /admin/staff/{id}: one of the staff, with their sessions. */
export function staffMember(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/staff/:id",
    {
      config: { permission: ["staff", "read"] },
      schema: {
        ...adminSchema("staff"),
        summary: "One of the staff, with their sessions",
        params: z.object({ id: z.string().max(100) }),
        response: { 200: z.object({ data: staffMemberView }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => ({ data: await viewStaffMember(deps, request, request.params.id) }),
  );
}
