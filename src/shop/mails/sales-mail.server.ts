import type { Selectable } from "kysely";
import { readSet } from "#content/read-set.server.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import { formatDay, formatMomentWithZone, formatWeekday } from "#time/format.ts";
import type { OrderEvent } from "../orders/order-states.ts";
import { findOrder, type OrderWithPayment, type OrderWorkspace } from "../orders/orders-store.server.ts";
import { orderMoney } from "../payments/order-money.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { type AccessLeft, readAccessLeft } from "./access-left.server.ts";
import type { SalesMailKind } from "./mail-kinds.ts";
import { recipientOf } from "./recipient.server.ts";
import { renderShopMail } from "./shop-mail.server.tsx";

/** Composes the mail to the sales team about an order, with its whole history. */
export async function salesMail(shop: Shop, orderId: string, kind: SalesMailKind): Promise<Mail> {
  const events = await shop.db
    .selectFrom("order_events")
    .innerJoin("orders", "orders.id", "order_events.order_id")
    .select(["order_events.id", "at", "event", "to_state", "details", "user_id"])
    .where("order_id", "=", orderId)
    .orderBy("order_events.id")
    .execute();
  // The mail follows an event, so there is at least one.
  const last = events.at(-1)!;
  const order = (await findOrder(shop.db, orderId, last.user_id))!;
  const { received, unreturned } = orderMoney(order);
  // Each new event causes a separate mail; a repeat of the job does not.
  const id = kind === "activation" ? `sales-${orderId}-${kind}` : `sales-${orderId}-${kind}-${last.id}`;
  const recipient = await recipientOf(shop, order);
  const email = recipient?.email ?? "";
  const accessLeft = kind === "reversed" ? await readAccessLeft(shop.db, order) : undefined;
  const mailed = { ...order, email, received, unreturned, accessLeft };
  const content = await composeSalesMail(mailed, events, kind, shop.settings);
  return { id, to: shop.settings.salesMail, ...content };
}

export type MailedEvent = Pick<Selectable<Tables["order_events"]>, "id" | "at" | "event" | "details">;

export type SalesMailOrder = Pick<
  OrderWithPayment,
  | "number"
  | "state"
  | "buyer"
  | "email"
  | "kind"
  | "locale"
  | "package_name"
  | "total"
  | "referral_code"
  | "period_first_day"
  | "period_last_day"
> & {
  id: string;
  /** The workspace that it waits or waited for. */
  workspace: Pick<OrderWorkspace, "state" | "dueDay"> | null;
  /** Rupiah received for it. */
  received: Rupiah;
  /** Part of it that belongs to the customer, in rupiah. */
  unreturned: Rupiah;
  /** After its payment was reversed. */
  accessLeft?: AccessLeft | undefined;
};

/** Composes the text of the mail. */
export async function composeSalesMail(
  order: SalesMailOrder,
  events: readonly MailedEvent[],
  kind: SalesMailKind,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const words = readSet("id", "mails-sales");
  const { subject, line } = words.kinds[kind];
  const heading = fill(subject, { order: order.number });
  const rendered = await renderShopMail({
    locale: "id",
    site: publicUrl,
    reason: "sales",
    heading,
    lines: [line, ...(order.accessLeft ? [words.accessLeft[order.accessLeft.kind]] : []), ...nextCommands(kind, order)],
    facts: [...orderFacts(order, kind), ...events.map(eventFact)],
    ...buttonOf(order, kind, publicUrl),
  });
  return { subject: heading, ...rendered };
}

/** Returns the link to the order where its opening is recorded, or the one that writes to the buyer. */
function buttonOf(order: SalesMailOrder, kind: SalesMailKind, publicUrl: string) {
  const words = readSet("id", "mails-sales");
  if (kind === "activation" && order.workspace?.state === "preparing")
    return { button: { label: words.openOrder, href: `${publicUrl}/admin/orders/${order.id}` } };
  const href = `mailto:${order.email}?subject=${encodeURIComponent(order.number)}`;
  return order.email ? { button: { label: words.write, href } } : {};
}

function orderFacts(order: SalesMailOrder, kind: SalesMailKind): [string, string][] {
  const { facts, tasks, languages, accountDeleted, noReferral, periodWithWorkspace } = readSet("id", "mails-sales");
  const preparing = order.workspace?.state === "preparing" ? order.workspace : null;
  const days = [order.period_first_day, order.period_last_day].map((day) => day && formatDay(day, "id")).join(" – ");
  const rows: ([string, string] | false)[] = [
    [facts.state, readSet("id", "shop-messages").orderStates[order.state]],
    [facts.buyer, order.buyer.name],
    [facts.email, order.email || accountDeleted],
    [facts.package, order.package_name],
    kind === "activation" && [facts.task, tasks[preparing ? "preparing" : order.kind]],
    kind === "activation" && preparing !== null && [facts.dueDay, formatWeekday(preparing.dueDay, "id")],
    kind === "activation" && [facts.period, preparing ? periodWithWorkspace : days],
    kind === "activation" && [facts.language, languages[order.locale]],
    [facts.due, formatRupiah(order.total, "id")],
    [facts.received, formatRupiah(order.received, "id")],
    order.unreturned > 0 && [facts.surplus, formatRupiah(order.unreturned, "id")],
    [facts.referral, order.referral_code ?? noReferral],
  ];
  return rows.filter((row) => row !== false);
}

function eventFact({ at, event, details }: MailedEvent): [string, string] {
  const amount = typeof details.amount === "number" ? `, ${formatRupiah(rupiah(details.amount), "id")}` : "";
  const { orderEvents } = readSet("id", "shop-messages");
  return [formatMomentWithZone(at, "id"), `${orderEvents[event as OrderEvent]}${amount}`];
}

/** Returns the operator commands with which the decision is entered. */
function nextCommands(
  kind: SalesMailKind,
  { number, unreturned }: Pick<SalesMailOrder, "number" | "unreturned">,
): string[] {
  const { decide, refund } = readSet("id", "mails-sales");
  if (kind === "review") return [fill(decide, { order: number })];
  if (kind === "extra_money" && unreturned > 0) return [fill(refund, { order: number, amount: unreturned })];
  return [];
}
