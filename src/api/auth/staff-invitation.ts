import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { passwordSchema } from "#accounts/passwords/password.ts";
import {
  acceptWithAccount,
  acceptWithPassword,
  readInvitation,
} from "#accounts/staff/invitations/accept-invitation.server.ts";
import { openedInvitationView } from "#accounts/staff/staff-contract.ts";
import { requiredLine } from "#text/rules.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { requireCookieSession, requireVerifiedEmail } from "./cookie-session.ts";
import { senderOf } from "./guard-credentials.ts";

const status = z.object({ status: z.literal(true) });
const token = z.string().max(200);

/** Registers the calls of the page on which somebody accepts an invitation to the staff. */
export function authStaffInvitation(api: Api, deps: ApiDeps): void {
  const limitAttempts = (request: FastifyRequest) => enforceRateLimit(request, "links", deps.config.limits.forms, deps);

  api.post(
    "/auth/check-staff-invitation",
    {
      schema: {
        tags: ["auth"],
        summary: "What an invitation to the staff is for, while its link is valid",
        body: z.object({ token }),
        response: { 200: openedInvitationView, ...refusals(400, 429) },
      },
    },
    async (request) => {
      await limitAttempts(request);
      const invitation = await readInvitation(deps.db, request.body.token, deps.now());
      if (!invitation) throw new Problem(400, "link_invalid");
      return invitation;
    },
  );

  api.post(
    "/auth/register-by-invitation",
    {
      schema: {
        tags: ["auth"],
        summary: "Accept an invitation to the staff without an account: creates one",
        body: z.object({ token, name: requiredLine(120), password: passwordSchema }),
        response: { 200: status, ...refusals(400, 409, 429) },
      },
    },
    async (request) => {
      await limitAttempts(request);
      const accepted = await acceptWithPassword(deps, { ...request.body, sender: senderOf(request) });
      if (!accepted.ok) throw refusalOf(accepted);
      deps.logSecurity(request, "staff_joined", { user: accepted.userId });
      return { status: true as const };
    },
  );

  api.post(
    "/auth/accept-staff-invitation",
    {
      schema: {
        tags: ["auth"],
        summary: "Accept an invitation to the staff with the account that is logged in",
        body: z.object({ token }),
        response: { 200: status, ...refusals(400, 401, 409, 429) },
      },
    },
    async (request) => {
      await limitAttempts(request);
      const session = await requireCookieSession(deps, request);
      requireVerifiedEmail(session);
      const accepting = { token: request.body.token, userId: session.user.id, sender: senderOf(request) };
      const accepted = await acceptWithAccount(deps, accepting);
      if (!accepted.ok) throw refusalOf(accepted);
      deps.logSecurity(request, "staff_joined", { user: accepted.userId });
      return { status: true as const };
    },
  );
}

type Refused = Extract<Awaited<ReturnType<typeof acceptWithPassword>>, { ok: false }>;

function refusalOf(refused: Refused): Problem {
  const isInput = refused.code === "link_invalid" || refused.code === "invalid_input";
  return new Problem(isInput ? 400 : 409, refused.code, "issues" in refused ? { issues: refused.issues } : {});
}
