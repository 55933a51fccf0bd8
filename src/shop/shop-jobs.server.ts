import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mail, Mailer, MailSubject } from "#infra/mailer/mail.server.ts";
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
 * Registers the jobs of the shop: mails, invoices, the expiry of orders, the progress of subscriptions, and the checks
 * with the provider. Call before `jobs.start`; after it, `startRounds` starts the checks at once.
 */
export function registerShopJobs(jobs: Jobs, shop: Shop, mailer: Pick<Mailer, "send">): void {
  const send = async (mail: Mail | null, about?: MailSubject) => {
    if (mail) await mailer.send({ ...mail, ...(about && { about }) });
  };

  jobs.work("order-paid", async ({ order }) => {
    for (const locale of locales) await invoicePdf(shop.db, order, locale);
    const { orderMail } = await import("./mails/order-mail.server.ts");
    await send(await orderMail(shop, order, "receipt"), { kind: "order-receipt", order });
  });

  jobs.work("order-mail", async ({ order, kind, refund }) => {
    if (kind === "activation" || kind === "review" || kind === "extra_money" || kind === "reversed") {
      const { salesMail } = await import("./mails/sales-mail.server.ts");
      await send(await salesMail(shop, order, kind));
    }
    // The customer is notified by the receipt.
    if (kind === "activation") return;
    const { orderMail } = await import("./mails/order-mail.server.ts");
    await send(await orderMail(shop, order, kind, refund), { kind: `order-${kind}`, order });
  });

  jobs.work("subscription-mail", async ({ subscription, kind }) => {
    const { subscriptionMail } = await import("./mails/subscription-mail.server.ts");
    const { user_id } = await shop.db
      .selectFrom("subscriptions")
      .select("user_id")
      .where("id", "=", subscription)
      .executeTakeFirstOrThrow();
    const about = { kind: `subscription-${kind}`, user: user_id };
    await send(await subscriptionMail(shop, subscription, kind), about);
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

/** Starts the periodic checks at once after a start, to catch up on what happened during the downtime. */
export async function startRounds(jobs: Jobs, shop: Shop): Promise<void> {
  await jobs.send(shop.db, "payment-check", { all: true });
  await jobs.send(shop.db, "order-expiry", {});
  await jobs.send(shop.db, "subscription-life", {});
}
