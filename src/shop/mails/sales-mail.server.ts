import type { Mail } from "#infra/mail.server.ts";
import { formatMoment, formatRupiah } from "../format-rupiah.ts";
import type { Shop } from "../shop.server.ts";
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

/** The mail that puts an order before a person in sales, with everything that happened to it. */
export async function salesMail(shop: Shop, orderId: string, kind: SalesMailKind): Promise<Mail> {
  const order = await shop.db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  const events = await shop.db
    .selectFrom("order_events")
    .select(["id", "at", "event", "to_state", "details"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  const { subject, line } = reasons[kind];
  const letter = await renderShopLetter({
    locale: "id",
    heading: `${subject} ${order.number}`,
    lines: [line],
    facts: [
      ["Pembeli", order.buyer.name],
      ["Email", order.email],
      ["Paket", order.package_name],
      ["Total pesanan", formatRupiah(order.total, "id")],
      ["Referal", order.referral_code ?? "-"],
      ...events.map(({ id, at, event, to_state, details }): [string, string] => {
        const amount = typeof details.amount === "number" ? `, ${formatRupiah(details.amount, "id")}` : "";
        return [`${id}. ${formatMoment(at, "id")}`, `${event} (${to_state}${amount})`];
      }),
    ],
    foot: shop.settings.publicUrl,
  });
  // Each new happening is a mail of its own; a repeat of the job is not.
  const last = events.at(-1)?.id ?? 0;
  const id = `sales-${orderId}-${kind}-${last}`;
  return { id, to: shop.settings.salesMail, subject: `${subject} ${order.number}`, ...letter };
}
