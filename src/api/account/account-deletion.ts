import { z } from "zod";
import {
  deletionWaitDays,
  readDeletion,
  requestDeletion,
  withdrawDeletion,
  withdrawDeletionByLink,
} from "#accounts/person/deletion.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { readPaidTime } from "#shop/subscriptions/paid-time.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";

const common = { tags: ["account"], security: [{ bearer: [] }] };
const times = z.object({ requested_at: z.string(), due_at: z.string() });
const preview = z.object({
  data: z.object({
    /** Null when the account is to stay. */
    deletion: times.nullable(),
    waiting_days: z.int(),
    packages: z.array(
      z.object({ product: z.string(), name: z.string(), ends_at: z.string(), days_left: z.int(), value_left: z.int() }),
    ),
    open_orders: z.int(),
  }),
});
/** Guesses at the second factor of somebody whose password is known, in an hour. */
const codesPerHour = { max: 10, seconds: 3600 };

/**
 * DELETE /account: asks for the account's end, which comes after a wait. GET /account/deletion: what would be lost, and
 * whether the wait runs. DELETE /account/deletion: calls it off.
 */
export function accountDeletion(api: Api, deps: ApiDeps): void {
  api.get(
    "/account/deletion",
    { schema: { ...common, summary: "What goes with the account", response: { 200: preview, ...refusals(401, 403) } } },
    async (request) => {
      const { user } = request.signedIn;
      const deletion = await readDeletion(deps.db, user.id);
      const { packages, openOrders } = await readPaidTime(deps.shop, user.id);
      const locale = preferredLocale(request.headers["accept-language"]);
      return {
        data: {
          deletion: deletion ? viewDeletion(deletion) : null,
          waiting_days: deletionWaitDays,
          packages: packages.map(({ product, name, endsAt, daysLeft, valueLeft }) => ({
            ...{ product, name: name[locale], ends_at: endsAt.toISOString() },
            ...{ days_left: daysLeft, value_left: valueLeft },
          })),
          open_orders: openOrders,
        },
      };
    },
  );

  api.delete(
    "/account",
    {
      schema: {
        ...common,
        summary: "Ask for the account to be erased; it waits for seven days",
        body: z.object({ password: z.string().min(1).max(1000), code: z.string().trim().max(40).optional() }),
        response: { 202: z.object({ data: times }), ...refusals(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { user } = request.signedIn;
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      const { password, code } = request.body;
      if (code) await enforceRateLimit(request, "deletion-code", codesPerHour, deps, user.id);
      const secret = readAuthSecret(deps.config);
      const requested = await requestDeletion({ ...deps, secret }, { user, password, code });
      if (!requested.ok) {
        deps.logSecurity(request, "confirmation_refused", { user: user.id, reason: requested.code });
        throw new Problem(400, requested.code);
      }
      deps.logSecurity(request, "deletion_requested", { user: user.id });
      return reply.code(202).send({ data: viewDeletion(requested.deletion) });
    },
  );

  api.delete(
    "/account/deletion",
    {
      schema: {
        ...common,
        summary: "Keep the account after all",
        response: { 200: z.object({ data: z.object({ withdrawn: z.boolean() }) }), ...refusals(401, 403) },
      },
    },
    async (request) => {
      const { user } = request.signedIn;
      const withdrawn = await withdrawDeletion(deps, user.id);
      if (withdrawn) deps.logSecurity(request, "deletion_withdrawn", { user: user.id });
      return { data: { withdrawn } };
    },
  );
}

/** POST /auth/keep-account: calls the account's end off by the mailed link, without a login. */
export function authKeepAccount(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/keep-account",
    {
      schema: {
        tags: ["auth"],
        summary: "Keep the account after all, by a mailed link",
        body: z.object({ token: z.string().max(200) }),
        response: { 200: z.object({ status: z.literal(true) }), ...refusals(400, 429) },
      },
    },
    async (request) => {
      await enforceRateLimit(request, "links", deps.config.limits.forms, deps);
      const user = await withdrawDeletionByLink(deps, request.body.token);
      if (!user) throw new Problem(400, "link_invalid");
      deps.logSecurity(request, "deletion_withdrawn", { user });
      return { status: true as const };
    },
  );
}

function viewDeletion({ requested_at, due_at }: { requested_at: Date; due_at: Date }) {
  return { requested_at: requested_at.toISOString(), due_at: due_at.toISOString() };
}
