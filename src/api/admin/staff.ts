import type { FastifyRequest } from "fastify";
import { listSessions } from "#accounts/login/sessions.server.ts";
import { inviteStaff, listInvitations, withdrawInvitation } from "#accounts/staff/invitations/invite-staff.server.ts";
import { findStaff, listStaff, type StaffMember } from "#accounts/staff/list-staff.server.ts";
import { changeRole, endStaffSessions, restoreStaff, suspendStaff } from "#accounts/staff/lock-staff.server.ts";
import { type StaffMemberView, type StaffView, staffContract } from "#accounts/staff/staff-contract.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

/** The company's own people: who they are, what they may do, invitations. */
export function staff(api: Api, deps: ApiDeps): void {
  const { db, now, logSecurity } = deps;

  async function endSessions(request: FastifyRequest, person: { userId: string; sessionId?: string }) {
    const ended = await endStaffSessions(deps, { actor: request.staff.actor, ...person });
    if (ended === undefined) return undefined;
    logSecurity(request, "sessions_ended", { user: person.userId });
    return { ended };
  }

  serve(api, staffContract, {
    list: async ({ query, staff: { user } }) => {
      const { rows, next } = await listStaff(db, query);
      return { rows: rows.map((member) => viewStaff(member, user.id)), next };
    },
    invitations: async () =>
      (await listInvitations(db, now())).map((invitation) => ({
        ...invitation,
        created_at: invitation.created_at.toISOString(),
        expires_at: invitation.expires_at.toISOString(),
      })),
    invite: async ({ body, staff: { actor, user }, request }) => {
      const invited = await inviteStaff(deps, { ...body, actor });
      if (!invited.ok) throw new Problem(409, invited.code, { issues: [{ path: "email", code: "invalid" }] });
      logSecurity(request, "staff_invited", { user: user.id });
      return { id: invited.id };
    },
    withdrawInvitation: async ({ params: { id }, staff: { actor } }) =>
      (await withdrawInvitation(deps, { actor, id })) ? { id } : undefined,
    read: ({ params, request }) => readMember(deps, request, params.id),
    changeRole: async ({ params: { id }, body, staff: { actor }, request }) => {
      const changed = await changeRole(deps, { ...body, actor, userId: id });
      if (!changed.ok) return changed;
      logSecurity(request, "role_changed", { user: id });
      return { id, role: body.role };
    },
    suspend: async ({ params: { id }, body, staff: { actor }, request }) => {
      const changed = await suspendStaff(deps, { ...body, actor, userId: id });
      if (changed.ok) logSecurity(request, "account_suspended", { user: id });
      return changed;
    },
    restore: async ({ params: { id }, body, staff: { actor }, request }) => {
      const changed = await restoreStaff(deps, { ...body, actor, userId: id });
      if (changed.ok) logSecurity(request, "account_restored", { user: id });
      return changed;
    },
    endSessions: ({ params, request }) => endSessions(request, { userId: params.id }),
    endSession: ({ params, request }) => endSessions(request, { userId: params.id, sessionId: params.session }),
  });
}

/** Returns a member of staff as the list shows them. */
function viewStaff(member: StaffMember, reader: string): StaffView {
  return {
    ...member,
    last_used_at: member.last_used_at?.toISOString() ?? null,
    suspended_at: member.suspended_at?.toISOString() ?? null,
    self: member.id === reader,
  };
}

/** Returns a member of staff with their sessions; undefined for anybody else. */
async function readMember(
  { db, now }: ApiDeps,
  { staff: { user, sessionId } }: FastifyRequest,
  id: string,
): Promise<StaffMemberView | undefined> {
  const member = await findStaff(db, id);
  if (!member) return undefined;
  const sessions = await listSessions(db, { userId: id, sessionId, now: now() });
  return {
    ...viewStaff(member, user.id),
    created_at: member.created_at.toISOString(),
    sessions: sessions.map((session) => ({
      ...session,
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
    })),
  };
}
