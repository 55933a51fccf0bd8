import { z } from "zod";
import { inviteStaff, listInvitations, withdrawInvitation } from "#accounts/staff/invitations/invite-staff.server.ts";
import { staffRoles } from "#accounts/staff/permissions.ts";
import { staffInvitationView } from "#accounts/staff/staff-member-view.ts";
import { accountEmailSchema } from "#text/email-address.ts";
import { locales } from "#text/locales.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";

const created = z.object({ data: z.object({ id: z.string() }) });

/** GET and POST /admin/staff/invitations, DELETE /admin/staff/invitations/{id}. */
export function staffInvitations(api: Api, deps: ApiDeps): void {
  api.get(
    "/admin/staff/invitations",
    {
      config: { permission: ["staff", "read"] },
      schema: {
        ...adminSchema("staff"),
        summary: "Invitations that nobody accepted or withdrew, newest first",
        response: { 200: z.object({ data: z.array(staffInvitationView) }), ...refusals(401, 403, 404, 409) },
      },
    },
    async () => {
      const invitations = await listInvitations(deps.db, deps.now());
      return {
        data: invitations.map((invitation) => ({
          ...invitation,
          created_at: invitation.created_at.toISOString(),
          expires_at: invitation.expires_at.toISOString(),
        })),
      };
    },
  );

  api.post(
    "/admin/staff/invitations",
    {
      config: { permission: ["staff", "write"], recentFactor: true },
      schema: {
        ...adminSchema("staff"),
        summary: "Invite somebody by mail; an earlier invitation of the address becomes invalid",
        body: z.object({ email: accountEmailSchema, role: z.enum(staffRoles), locale: z.enum(locales) }),
        response: { 201: created, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const invited = await inviteStaff(deps, { ...request.body, actor: request.staff.actor });
      if (!invited.ok) throw new Problem(409, invited.code, { issues: [{ path: "email", code: "invalid" }] });
      deps.logSecurity(request, "staff_invited", { user: request.staff.user.id });
      return reply.code(201).send({ data: { id: invited.id } });
    },
  );

  api.delete(
    "/admin/staff/invitations/:id",
    {
      config: { permission: ["staff", "write"] },
      schema: {
        ...adminSchema("staff"),
        summary: "Withdraw an invitation",
        params: z.object({ id: z.string().max(100) }),
        response: { 200: created, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await withdrawInvitation(deps, { actor: request.staff.actor, id }))) throw new Problem(404, "not_found");
      return { data: { id } };
    },
  );
}
