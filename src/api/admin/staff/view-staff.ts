import type { FastifyRequest } from "fastify";
import { listSessions } from "#accounts/login/sessions.server.ts";
import { findStaff, type StaffMember } from "#accounts/staff/list-staff.server.ts";
import type { StaffChanged } from "#accounts/staff/lock-staff.server.ts";
import type { StaffMemberView, StaffView } from "#accounts/staff/staff-member-view.ts";
import type { ApiDeps } from "../../http/deps.ts";
import { Problem } from "../../http/problem.ts";
import { staleVersion } from "../stale-version.ts";

/** Returns a member of staff as the list shows them. */
export function viewStaff(member: StaffMember, { staff }: Pick<FastifyRequest, "staff">): StaffView {
  return {
    ...member,
    last_used_at: member.last_used_at?.toISOString() ?? null,
    suspended_at: member.suspended_at?.toISOString() ?? null,
    self: member.id === staff.user.id,
  };
}

/**
 * Returns a member of staff with their sessions.
 * @throws Problem 404 for anybody else
 */
export async function viewStaffMember(deps: ApiDeps, request: FastifyRequest, id: string): Promise<StaffMemberView> {
  const member = await findStaff(deps.db, id);
  if (!member) throw new Problem(404, "not_found");
  const sessions = await listSessions(deps.db, { userId: id, sessionId: request.staff.sessionId, now: deps.now() });
  return {
    ...viewStaff(member, request),
    created_at: member.created_at.toISOString(),
    sessions: sessions.map((session) => ({
      ...session,
      created_at: session.created_at.toISOString(),
      last_used_at: session.last_used_at.toISOString(),
    })),
  };
}

/** Throws the refusal of a change of somebody's access; with their present state when it has changed meanwhile. */
export async function refuseStaffChange(
  deps: ApiDeps,
  request: FastifyRequest,
  id: string,
  { code }: Extract<StaffChanged, { ok: false }>,
): Promise<never> {
  if (code === "not_found") throw new Problem(404, code);
  if (code === "stale_version") throw staleVersion(await viewStaffMember(deps, request, id));
  throw new Problem(409, code);
}
