import type { CustomerPackage } from "#shop/subscriptions/customer-packages.server.ts";
import type { OwnedPackageView } from "#shop/subscriptions/subscription-contract.ts";
import type { Locale } from "#text/locales.ts";

/** Returns a package as its customer has it. */
export function viewOwnedPackage(owned: CustomerPackage, locale: Locale): OwnedPackageView {
  return {
    product: owned.product,
    name: owned.name[locale],
    status: owned.status,
    starts_at: owned.startsAt.toISOString(),
    ends_at: owned.endsAt.toISOString(),
    price: owned.price,
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
