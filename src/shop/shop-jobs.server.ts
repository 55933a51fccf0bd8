import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mail, Mailer, MailSubject } from "#infra/mailer/mail.server.ts";
import { locales } from "#text/locales.ts";
import type { HelpMailDeps, HelpMailJob } from "./help/help-mail.server.ts";
import { invoicePdf } from "./invoices/invoice-file.server.ts";
import {
  isSalesMailKind,
  type MoneyMailKind,
  type OrderMailKind,
  type SalesMailKind,
  type SubscriptionMailKind,
} from "./mails/mail-kinds.ts";
import { recordedKind } from "./mails/order-mails.server.ts";
import { voidPayment } from "./orders/cancel-order.server.ts";
import { expireOrders, reconcilePayments } from "./payments/reconcile-payments.server.ts";
import { applyDuePrices } from "./prices/apply-due-prices.server.ts";
import { recordTold, tellOfPrices } from "./prices/price-notices.server.ts";
import { checkRefunds } from "./refunds/provider-refunds.server.ts";
import { sendRefund } from "./refunds/send-refund.server.ts";
import type { Shop } from "./shop.server.ts";
import { advanceSubscriptions } from "./subscriptions/advance-subscriptions.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "order-paid": { order: string };
    /** `again` is different for each time that staff send a mail once more. */
    "order-mail": { order: string; kind: AnyOrderMail; refund?: number; again?: string };
    "order-expiry": object;
    "payment-check": { all?: boolean };
    "payment-void": { order: string };
    "refund-send": { refund: number };
    /** `again` is different for each mail that is asked for. */
    "payer-link-mail": { link: string; to: string; again: string };
    "price-changes": object;
    "subscription-life": object;
    "help-mail": HelpMailJob;
    "subscription-mail": { subscription: string; kind: SubscriptionMailKind };
  }
}

interface ShopJobsDeps extends Pick<HelpMailDeps, "findColleague"> {
  jobs: Jobs;
  shop: Shop;
  mailer: Pick<Mailer, "send">;
  /** Signs the links by which others pay: their tokens are stored nowhere, not even with a job. */
  secret: string;
}

type AnyOrderMail = OrderMailKind | MoneyMailKind | SalesMailKind;

/**
 * Registers the jobs of the shop: mails, invoices, the expiry of orders, the progress of subscriptions, planned prices,
 * and the checks with the provider. Call before `jobs.start`; after it, `startRounds` starts the checks at once.
 */
export function registerShopJobs({ jobs, shop, mailer, secret, findColleague }: ShopJobsDeps): void {
  const send = async (mail: Mail | null, about?: MailSubject) => {
    if (mail) await mailer.send({ ...mail, ...(about && { about }) });
  };
  const sendAbout = async (order: string, kind: AnyOrderMail, audience: "customer" | "sales", mail: Mail | null) => {
    await send(mail, { kind: recordedKind(kind), order, ...(audience === "sales" && { audience }) });
  };

  jobs.work("order-paid", async ({ order }) => {
    for (const locale of locales) await invoicePdf(shop, order, locale);
    const { orderMail } = await import("./mails/order-mail.server.ts");
    await sendAbout(order, "receipt", "customer", await orderMail(shop, order, "receipt"));
  });

  jobs.work("order-mail", async ({ order, kind, refund, again }) => {
    if (isSalesMailKind(kind)) {
      const { salesMail } = await import("./mails/sales-mail.server.ts");
      await sendAbout(order, kind, "sales", await salesMail(shop, order, kind));
    }
    // The customer is notified by the receipt.
    if (kind === "activation") return;
    const { orderMail } = await import("./mails/order-mail.server.ts");
    const mail = await orderMail(shop, order, kind, refund);
    await sendAbout(order, kind, "customer", mail && again ? { ...mail, id: `${mail.id}-${again}` } : mail);
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

  jobs.work("help-mail", async (job) => {
    const { composeHelpMail } = await import("./help/help-mail.server.ts");
    const composed = await composeHelpMail(job, { ...shop, findColleague });
    if (!composed) return;
    const { mail, audience, userId: user } = composed;
    await send(mail, {
      kind: `help-${"message" in job ? "message" : "assigned"}`,
      user,
      ...(audience === "sales" && { audience }),
    });
  });

  jobs.work("payer-link-mail", async (job) => {
    const { payerLinkMail } = await import("./payer-links/payer-link-mail.server.ts");
    const composed = await payerLinkMail(shop, job, secret);
    if (composed) await send(composed.mail, { kind: recordedKind("payer_link"), order: composed.order });
  });

  jobs.work("invoice-archive", async ({ archive }) => {
    const { writeArchive } = await import("./invoice-archives/write-archive.server.ts");
    await writeArchive(shop, archive);
  });

  jobs.work("payment-void", ({ order }) => voidPayment(shop, order));
  jobs.work("refund-send", ({ refund }) => sendRefund(shop, refund));
  jobs.work("payment-check", async ({ all }) => {
    try {
      await reconcilePayments(shop, all ? 0 : undefined);
    } finally {
      await checkRefunds(shop);
    }
  });
  jobs.work("order-expiry", async () => {
    await expireOrders(shop);
  });
  jobs.work("subscription-life", async () => {
    await advanceSubscriptions(shop);
  });
  jobs.work("price-changes", async () => {
    await applyDuePrices(shop);
  });
  jobs.work("price-notices", () => tellOfPrices(shop));
  jobs.work("price-notice", async (notice) => {
    const { priceMail } = await import("./mails/price-mail.server.ts");
    const composed = await priceMail(shop, notice);
    if (!composed) return;
    await send(composed.mail, { kind: `price-${notice.kind}`, user: composed.user });
    if (notice.kind === "announced") await recordTold(shop, notice);
  });
  jobs.every("* * * * *", "order-expiry", {});
  // Several times after midnight: the clocks of the instances and of the database may differ.
  jobs.every("0,2,10 0 * * *", "price-changes", {});
  // Customers who have the package only since a price was planned are told in the morning.
  jobs.every("15 8 * * *", "price-notices", {});
  jobs.every("*/2 * * * *", "payment-check", {});
  jobs.every("10 * * * *", "subscription-life", {});
}

/** Starts the periodic checks at once after a start, to catch up on what happened during the downtime. */
export async function startRounds(jobs: Jobs, shop: Shop): Promise<void> {
  await jobs.send(shop.db, "payment-check", { all: true });
  await jobs.send(shop.db, "order-expiry", {});
  await jobs.send(shop.db, "subscription-life", {});
  await jobs.send(shop.db, "price-changes", {});
}
