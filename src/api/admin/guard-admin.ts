import type { FastifyRequest } from "fastify";
import type { SignedIn } from "#accounts/login/access-token.server.ts";
import { isStrong } from "#accounts/login/factors.server.ts";
import { type Action, isStaff, may, type Resource, type StaffRole } from "#accounts/staff/permissions.ts";
import { useStaffSession } from "#accounts/staff/staff-session.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { countedNetwork } from "#infra/limits/rate-limit.server.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";

/** A member of staff who sends a request, and the actor of the changes that it makes. */
interface Staff extends SignedIn {
  role: StaffRole;
  /** When the second factor was checked in this session. */
  factorAt: Date | null;
  actor: Extract<Actor, { kind: "staff" }>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Set before the handler of every call under /admin. */
    staff: Staff;
  }
  interface FastifyContextConfig {
    /** What a call under /admin needs; `session` is for every member of staff, also before the second factor. */
    permission?: readonly [Resource, Action] | "session";
    /** A dangerous action: the second factor must have been checked within the last minutes. */
    recentFactor?: boolean;
  }
}

/**
 * Adds the guard of the back office; register inside the scope of its calls, before them. In this order: 401 or 403
 * without a login, 404 without the permission, 409 `second_factor_required` or `confirmation_required`.
 */
export function guardAdmin(api: Api, deps: ApiDeps): void {
  api.decorateRequest("staff");
  api.addHook("onRoute", ({ url, config }) => {
    if (!config?.permission) throw new Error(`${url} names no permission`);
  });
  api.addHook("onRequest", async (request) => {
    const { permission, recentFactor } = request.routeOptions.config;
    const { user, sessionId } = request.signedIn;
    const role = user.user_role;
    if (!permission || !isStaff(role) || (permission !== "session" && !may(role, ...permission)))
      throw new Problem(404, "not_found");
    const session = await useStaffSession(deps.db, sessionId, deps.now());
    if (!session) throw new Problem(403, "login_ended");
    const { factorAt } = session;
    if (permission !== "session" && !isStrong(factorAt)) throw new Problem(409, "second_factor_required");
    const network = countedNetwork(request.ip);
    const actor = { kind: "staff", id: user.id, name: user.username, network, requestId: request.id } as const;
    request.staff = { user, sessionId, role, factorAt, actor };
    if (recentFactor) await requireRecentFactor(deps, request);
  });
}

/**
 * Requires that the second factor was checked within the last minutes.
 * @throws Problem 409 `confirmation_required`
 */
export async function requireRecentFactor({ now }: Pick<ApiDeps, "now">, { staff }: FastifyRequest): Promise<void> {
  if (!isStrong(staff.factorAt, now())) throw new Problem(409, "confirmation_required");
}
