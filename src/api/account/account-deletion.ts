import { z } from "zod";
import { type DeletionView, deletionContract } from "#accounts/person/account-contract.ts";
import {
  type Deletion,
  deletionWaitDays,
  readDeletion,
  requestDeletion,
  withdrawDeletion,
  withdrawDeletionByLink,
} from "#accounts/person/deletion.server.ts";

import { readAuthSecret } from "#infra/config/secret.server.ts";
import { readOpenMoney } from "#shop/orders/open-money.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { readPaidTime } from "#shop/subscriptions/paid-time.server.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { senderOf } from "../auth/guard-credentials.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { enforceRateLimit } from "../http/enforce-rate-limit.ts";
import { Problem, refusals } from "../http/problem.ts";
import { serve } from "../http/serve.ts";

/** Attempts at the second factor by somebody who knows the password. */
const codesPerHour = { max: 10, seconds: 3600 };

/** The deletion of an account: what would be lost, the request, which is carried out after a waiting period, and its withdrawal. */
export function accountDeletion(api: Api, deps: ApiDeps): void {
  serve(api, deletionContract, {
    preview: async ({ request }) => {
      const { user } = request.signedIn;
      const deletion = await readDeletion(deps.db, user.id);
      const openMoney = await readOpenMoney(deps.db, user.id);
      const { packages, openOrders } = await readPaidTime(deps.shop, user.id);
      const locale = preferredLocale(request.headers["accept-language"]);
      return {
        deletion: deletion ? viewDeletion(deletion) : null,
        waiting_days: deletionWaitDays,
        packages: packages.map(({ product, name, endsAt, daysLeft, valueLeft }) => ({
          product,
          name: name[locale],
          ends_at: endsAt.toISOString(),
          days_left: daysLeft,
          value_left: valueLeft,
        })),
        open_orders: openOrders,
        open_money: openMoney,
      };
    },
    request: async ({ request, body: { password, code } }) => {
      const { user, sessionId } = request.signedIn;
      await enforceRateLimit(request, "password", deps.config.limits.login, deps);
      if (code) await enforceRateLimit(request, "deletion-code", codesPerHour, deps, user.id);
      const secret = readAuthSecret(deps.config);
      const sender = senderOf(request);
      const openMoney = (await readOpenMoney(deps.db, user.id)).map(({ kind, order, amount }) => ({
        kind,
        order: order.number,
        amount: amount > 0 ? formatRupiah(amount, user.locale) : "",
      }));
      const requested = await requestDeletion(
        { ...deps, secret },
        { user, sessionId, sender, password, code, openMoney },
      );
      if (!requested.ok) {
        deps.logSecurity(request, "confirmation_refused", { user: user.id, reason: requested.code });
        throw new Problem(refusalStatus[requested.code] ?? 400, requested.code);
      }
      deps.logSecurity(request, "deletion_requested", { user: user.id });
      return viewDeletion(requested.deletion);
    },
    withdraw: async ({ request }) => {
      const { user } = request.signedIn;
      const withdrawn = await withdrawDeletion(deps, user.id);
      if (withdrawn) deps.logSecurity(request, "deletion_withdrawn", { user: user.id });
      return { withdrawn };
    },
  });
}

/** POST /auth/keep-account: withdraws the deletion request by the mailed link, without a login. */
export function authKeepAccount(api: Api, deps: ApiDeps): void {
  api.post(
    "/auth/keep-account",
    {
      schema: {
        tags: ["auth"],
        summary: "Withdraw the deletion request by a mailed link",
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

const refusalStatus: Partial<Record<string, number>> = { last_admin: 409, login_ended: 403 };

function viewDeletion({ requested_at, due_at }: Deletion): DeletionView {
  return { requested_at: requested_at.toISOString(), due_at: due_at.toISOString() };
}
