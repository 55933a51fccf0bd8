import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mail, Mailer } from "#infra/mailer/mail.server.ts";
import { locales } from "#text/locales.ts";
import { invoicePdf } from "./invoices/invoice-file.server.ts";
import type { MoneyMailKind, OrderMailKind, SalesMailKind, SubscriptionMailKind } from "./mails/mail-kinds.ts";
import { voidPayment } from "./orders/cancel-order.server.ts";
import { expireOrders, reconcilePayments } from "./payments/reconcile-payments.server.ts";
import type { Shop } from "./shop.server.ts";
import { advanceSubscriptions } from "./subscriptions/advance-subscriptions.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "order-paid": { order: string };
    "order-mail": { order: string; kind: AnyOrderMail; refund?: number };
    "order-expiry": object;
    "payment-check": { all?: boolean };
    "payment-void": { order: string };
    "subscription-life": object;
    "subscription-mail": { subscription: string; kind: SubscriptionMailKind };
  }
}

type AnyOrderMail = OrderMailKind | MoneyMailKind | SalesMailKind;

/**
 * Registers the shop's work with the job queue: mails, invoices, the clock's part in orders and subscriptions, and the
 * rounds of asking the provider. Call before `jobs.start`; after it, `startRounds` asks at once what happened meanwhile.
 */
export function registerShopJobs(jobs: Jobs, shop: Shop, mailer: Pick<Mailer, "send">): void {
  const send = async (mail: Mail | null) => {
    if (mail) await mailer.send(mail);
  };

  jobs.work("order-paid", async ({ order }) => {
    for (const locale of locales) await invoicePdf(shop.db, order, locale);
    const { orderMail } = await import("./mails/order-mail.server.ts");
    await send(await orderMail(shop, order, "receipt"));
  });

  jobs.work("order-mail", async ({ order, kind, refund }) => {
    if (kind === "activation" || kind === "review" || kind === "extra_money" || kind === "reversed") {
      const { salesMail } = await import("./mails/sales-mail.server.ts");
      await send(await salesMail(shop, order, kind));
    }
    // The customer reads of it in the receipt.
    if (kind === "activation") return;
    const { orderMail } = await import("./mails/order-mail.server.ts");
    await send(await orderMail(shop, order, kind, refund));
  });

  jobs.work("subscription-mail", async ({ subscription, kind }) => {
    const { subscriptionMail } = await import("./mails/subscription-mail.server.ts");
    await send(await subscriptionMail(shop, subscription, kind));
  });

  jobs.work("payment-void", ({ order }) => voidPayment(shop, order));
  jobs.work("payment-check", async ({ all }) => {
    await reconcilePayments(shop, all ? 0 : undefined);
  });
  jobs.work("order-expiry", async () => {
    await expireOrders(shop);
  });
  jobs.work("subscription-life", async () => {
    await advanceSubscriptions(shop);
  });
  jobs.every("* * * * *", "order-expiry", {});
  jobs.every("*/2 * * * *", "payment-check", {});
  jobs.every("10 * * * *", "subscription-life", {});
}

/** After a start, what happened while nobody listened is found out at once, not at the next round. */
export async function startRounds(jobs: Jobs, shop: Shop): Promise<void> {
  await jobs.send(shop.db, "payment-check", { all: true });
  await jobs.send(shop.db, "order-expiry", {});
  await jobs.send(shop.db, "subscription-life", {});
}
