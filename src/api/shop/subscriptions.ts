import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type CustomerPackage, customerPackages } from "#shop/subscriptions/customer-packages.server.ts";
import { type OwnedPackageView, subscriptionContract } from "#shop/subscriptions/subscription-contract.ts";
import {
  cancelRenewal,
  findSubscription,
  quoteUpgrade,
  renewSubscription,
  resumeRenewal,
  upgradeSubscription,
} from "#shop/subscriptions/subscription-orders.server.ts";
import { hasAccess } from "#shop/subscriptions/subscription-states.ts";
import type { Locale } from "#text/locales.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import type { Api, ApiDeps } from "../http/deps.ts";
import { Problem } from "../http/problem.ts";
import { serve } from "../http/serve.ts";
import { readBuyer, readTouches } from "./buyer.ts";
import { handover } from "./handover.ts";
import { orderProblem } from "./order-refusal.ts";
import { viewPlaced } from "./orders.ts";
import { viewUpgradeQuote } from "./view-quote.ts";
import { enforceGuessLimit } from "./voucher-guesses.ts";

/** Returns a package as its customer has it. */
function viewOwnedPackage(owned: CustomerPackage, locale: Locale): OwnedPackageView {
  return {
    product: owned.product,
    name: owned.name[locale],
    status: owned.status,
    starts_at: owned.startsAt.toISOString(),
    ends_at: owned.endsAt.toISOString(),
    price: owned.price,
    coming_price: owned.comingPrice,
    order: owned.orderId,
    subscription: owned.subscriptionId,
    package_id: owned.packageId,
    renews: owned.renews,
    anchor: owned.anchor,
    connected: owned.connected,
    preparing: owned.preparing && { since: owned.preparing.since.toISOString(), due: owned.preparing.dueDay },
    pending: owned.pending && {
      order: owned.pending.id,
      number: owned.pending.number,
      kind: owned.pending.kind,
      total: owned.pending.total,
      expires_at: owned.pending.expires_at.toISOString(),
    },
  };
}

/** A customer's packages: renewing, upgrading, and opening them. */
export function subscriptions(api: Api, deps: ApiDeps): void {
  const { shop } = deps;

  async function ownSubscription(userId: string, id: string) {
    const subscription = z.uuid().safeParse(id).success && (await findSubscription(shop.db, id, userId));
    if (!subscription) throw new Problem(404, "not_found");
    return subscription;
  }
  const localeOf = (request: FastifyRequest) => preferredLocale(request.headers["accept-language"]);

  serve(api, subscriptionContract, {
    renew: async ({ request, params, body }) => {
      const { customer, key } = await readBuyer(deps, request);
      const subscription = await ownSubscription(customer.userId, params.id);
      await enforceGuessLimit(request, { code: body.voucher_code }, deps);
      const { order, touches } = await readTouches(deps, customer, body);
      const placed = await renewSubscription(shop, { ...customer, touches }, subscription, order, key);
      return viewPlaced(deps, request, placed, body.payment_method);
    },
    quoteUpgrade: async ({ request, params, body }) => {
      const quote = await quoteUpgrade(shop, await ownSubscription(request.signedIn.user.id, params.id), body);
      if (!quote.ok) throw orderProblem(quote, body.payment_method, localeOf(request), shop.settings);
      return viewUpgradeQuote(quote);
    },
    upgrade: async ({ request, params, body }) => {
      const { customer, key } = await readBuyer(deps, request);
      const subscription = await ownSubscription(customer.userId, params.id);
      const { order, touches } = await readTouches(deps, customer, body);
      const placed = await upgradeSubscription(shop, { ...customer, touches }, subscription, order, key);
      return viewPlaced(deps, request, placed, body.payment_method);
    },
    cancel: ({ request, params }) => changeRenewal(request, params.id, cancelRenewal),
    resume: ({ request, params }) => changeRenewal(request, params.id, resumeRenewal),
    current: async ({ request }) => {
      const locale = localeOf(request);
      const owned = await customerPackages(shop, request.signedIn.user.id);
      const active = owned.find((each) => hasAccess(each.status));
      return {
        active_package: active ? viewOwnedPackage(active, locale) : null,
        user_package: owned.map((each) => viewOwnedPackage(each, locale)),
      };
    },
    ...handover(deps),
  });

  async function changeRenewal(request: FastifyRequest, id: string, change: typeof cancelRenewal) {
    const { user } = request.signedIn;
    const subscription = await ownSubscription(user.id, id);
    await change(shop, subscription.id, user.id);
    const { last_day, renewal_cancelled_at } = await ownSubscription(user.id, id);
    const end = dayBegins(addDays(last_day, 1));
    return { ends_at: end.toISOString(), renews: renewal_cancelled_at === null };
  }
}
