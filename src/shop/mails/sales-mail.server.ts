import type { Selectable } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mail.server.ts";
import { jakartaTime } from "#mail/jakarta-time.ts";
import { formatRupiah } from "../format-rupiah.ts";
import type { OrderRow } from "../order-row.server.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { renderShopLetter } from "./shop-letter.server.tsx";

const reasons = {
  review: {
    subject: "Perlu ditinjau: pesanan",
    line: "Uang masuk terlambat, jumlahnya tidak sesuai, atau paketnya tidak dapat dinaikkan lagi. Putuskan: dibayar, ditutup, atau dikembalikan.",
  },
  extra_money: {
    subject: "Uang masuk tak terduga: pesanan",
    line: "Ada uang masuk yang tidak mengubah keadaan pesanan, misalnya pembayaran ganda. Kembalikan bila perlu.",
  },
  reversed: {
    subject: "Pembayaran ditarik bank: pesanan",
    line: "Bank menarik kembali pembayaran ini, dan aksesnya sudah dihentikan sementara.",
  },
} as const;
export type SalesMailKind = keyof typeof reasons;
export const salesMailKinds = Object.keys(reasons) as SalesMailKind[];

/** The mail that puts an order before a person in sales, with everything that happened to it. */
export async function salesMail(shop: Shop, orderId: string, kind: SalesMailKind): Promise<Mail> {
  const order = await shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const events = await shop.db
    .selectFrom("order_events")
    .select(["id", "at", "event", "to_state", "details"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  // Each new happening is a mail of its own; a repeat of the job is not.
  const last = events.at(-1)?.id ?? 0;
  const id = `sales-${orderId}-${kind}-${last}`;
  return { id, to: shop.settings.salesMail, ...(await composeSalesMail(order, events, kind, shop.settings)) };
}

export type MailedEvent = Pick<Selectable<Tables["order_events"]>, "id" | "at" | "event" | "to_state" | "details">;

export type SalesMailOrder = Pick<OrderRow, "number" | "buyer" | "email" | "package_name" | "total" | "referral_code">;

/** What the mail says of the order and of what happened to it. */
export async function composeSalesMail(
  order: SalesMailOrder,
  events: readonly MailedEvent[],
  kind: SalesMailKind,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const { subject, line } = reasons[kind];
  const letter = await renderShopLetter({
    locale: "id",
    site: publicUrl,
    reason: "sales",
    heading: `${subject} ${order.number}`,
    lines: [line],
    facts: [
      ["Pembeli", order.buyer.name],
      ["Surel", order.email],
      ["Paket", order.package_name],
      ["Total pesanan", formatRupiah(order.total, "id")],
      ...(order.referral_code ? [["Referal", order.referral_code] as const] : []),
      ...events.map(({ id, at, event, to_state, details }): [string, string] => {
        const amount = typeof details.amount === "number" ? `, ${formatRupiah(details.amount, "id")}` : "";
        return [`${id}. ${jakartaTime(at, "id")}`, `${event} (${to_state}${amount})`];
      }),
    ],
  });
  return { subject: `${subject} ${order.number}`, ...letter };
}
