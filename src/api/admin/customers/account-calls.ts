import { z } from "zod";
import { customerView } from "#accounts/customers/customer-view.ts";
import { endSession } from "#accounts/login/sessions.server.ts";
import type { AccountMail } from "#accounts/mails/account-mail.ts";
import { endAllSessions, restoreAccount, suspendAccount } from "#accounts/person/user.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Api, ApiDeps } from "../../http/deps.ts";
import { Problem, refusals } from "../../http/problem.ts";
import { adminSchema } from "../admin-schema.ts";
import { changeCustomer } from "./change-customer.ts";
import { readCustomer } from "./read-customer.ts";

export const customerParams = z.object({ id: z.string().max(100) });
export const reason = z.string().trim().min(3, "too_short").max(500, "too_long");
export const customerResponse = {
  200: z.object({ data: customerView }),
  ...refusals(400, 401, 403, 404, 409),
};
const admin = adminSchema("customers");
const versioned = z.object({ reason, version: z.int() });

/** GET /admin/customers/{id}, and what staff do with an account. There is no call that sets or shows a password. */
export function accountCalls(api: Api, deps: ApiDeps): void {
  const { jobs, now } = deps;
  const write = { config: { permission: ["customers", "write"] as const } };

  api.get(
    "/admin/customers/:id",
    {
      config: { permission: ["customers", "read"] },
      schema: { ...admin, summary: "A customer", params: customerParams, response: customerResponse },
    },
    async ({ params, staff }) => ({ data: await readCustomer(deps, params.id, staff.role) }),
  );

  api.post(
    "/admin/customers/:id/suspend",
    {
      config: { ...write.config, recentFactor: true },
      schema: {
        ...admin,
        summary: "End all sessions and refuse log-ins; packages stay as they are",
        params: customerParams,
        body: versioned,
        response: customerResponse,
      },
    },
    (request) =>
      changeCustomer(deps, request, { id: request.params.id, version: request.body.version }, async (trx, customer) => {
        if (customer.suspended_at) throw new Problem(409, "conflict");
        const { sessions } = await suspendAccount(trx, customer.id, now());
        const after = { suspended: true, sessions_ended: sessions };
        return { action: "suspended", before: { suspended: false }, after, reason: request.body.reason };
      }),
  );

  api.post(
    "/admin/customers/:id/restore",
    {
      ...write,
      schema: {
        ...admin,
        summary: "Let the owner of a suspended account log in again",
        params: customerParams,
        body: versioned,
        response: customerResponse,
      },
    },
    (request) =>
      changeCustomer(deps, request, { id: request.params.id, version: request.body.version }, async (trx, customer) => {
        if (!customer.suspended_at) throw new Problem(409, "conflict");
        await restoreAccount(trx, customer.id, now());
        const change = { before: { suspended: true }, after: { suspended: false }, reason: request.body.reason };
        return { action: "restored", ...change };
      }),
  );

  api.post(
    "/admin/customers/:id/verification",
    {
      ...write,
      schema: {
        ...admin,
        summary: "Mail the link that confirms the address once more",
        params: customerParams,
        response: customerResponse,
      },
    },
    (request) =>
      changeCustomer(deps, request, { id: request.params.id }, async (trx, { id, email_verified }) => {
        if (email_verified) throw new Problem(409, "email_already_verified");
        await jobs.send(trx, "account-mail", { kind: "verify", user_id: id } satisfies AccountMail);
        return { action: "verification_sent" };
      }),
  );

  api.post(
    "/admin/customers/:id/end-sessions",
    {
      ...write,
      schema: {
        ...admin,
        summary: "End one session, or all of them",
        params: customerParams,
        body: z.object({ session: z.string().max(100).optional() }),
        response: customerResponse,
      },
    },
    (request) =>
      changeCustomer(deps, request, { id: request.params.id }, async (trx, { id }) => {
        const { session } = request.body;
        if (session && !(await endSession(trx, id, session))) throw new Problem(404, "not_found");
        const ended = session ? 1 : await endAllSessions(trx, id);
        await notifyAdmin(trx, "customers", id);
        return { action: "sessions_ended", after: { sessions_ended: ended } };
      }),
  );
}
