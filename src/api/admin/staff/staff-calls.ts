import type { Api, ApiDeps } from "../../http/deps.ts";
import { listStaffCall } from "./list-staff.ts";
import { staffAccess } from "./staff-access.ts";
import { staffInvitations } from "./staff-invitations.ts";
import { staffMember } from "./staff-member.ts";
import { staffRole } from "./staff-role.ts";
import { staffSessions } from "./staff-sessions.ts";

/** Registers the calls about the company's own people: who they are, what they may do, invitations. */
export function staffCalls(api: Api, deps: ApiDeps): void {
  listStaffCall(api, deps);
  staffInvitations(api, deps);
  staffMember(api, deps);
  staffRole(api, deps);
  staffAccess(api, deps);
  staffSessions(api, deps);
}
