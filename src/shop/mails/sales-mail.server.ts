import type { Selectable } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import type { Mail } from "#infra/mailer/mail.server.ts";
import { formatDay, formatMomentWithZone } from "#time/format.ts";
import { orderEventWords, orderStateWords } from "../orders/order-event-words.ts";
import type { OrderEvent } from "../orders/order-states.ts";
import { findOrder, type OrderWithPayment } from "../orders/orders-store.server.ts";
import { orderMoney } from "../payments/order-money.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Shop, ShopSettings } from "../shop.server.ts";
import { recipientOf } from "./recipient.server.ts";
import { renderShopLetter } from "./shop-letter.server.tsx";

const reasons = {
  review: {
    subject: "Perlu ditinjau: pesanan",
    line: "Uang masuk terlambat, jumlahnya tidak sesuai, atau paketnya tidak dapat dinaikkan lagi. Pelanggan sudah diberi tahu bahwa keputusan menyusul, biasanya dalam satu hari kerja.",
  },
  extra_money: {
    subject: "Uang masuk tak terduga: pesanan",
    line: "Ada uang masuk yang tidak mengubah keadaan pesanan, misalnya pembayaran ganda. Kelebihannya milik pelanggan; kembalikan setelah nomor rekeningnya diterima.",
  },
  reversed: {
    subject: "Pembayaran ditarik bank: pesanan",
    line: "Bank menarik kembali pembayaran ini, dan aksesnya sudah dihentikan sementara.",
  },
  activation: {
    subject: "Siapkan ruang kerja: pesanan",
    line: "Paket ini sudah dibayar dan produknya belum tersambung dengan akun pelanggan. Pelanggan sudah dijanjikan bahwa ruang kerjanya siap dalam satu hari kerja.",
  },
} as const;
export type SalesMailKind = keyof typeof reasons;
export const salesMailKinds = Object.keys(reasons) as SalesMailKind[];

/** The mail that puts an order before a person in sales, with everything that happened to it. */
export async function salesMail(shop: Shop, orderId: string, kind: SalesMailKind): Promise<Mail> {
  const events = await shop.db
    .selectFrom("order_events")
    .innerJoin("orders", "orders.id", "order_events.order_id")
    .select(["order_events.id", "at", "event", "to_state", "details", "user_id"])
    .where("order_id", "=", orderId)
    .orderBy("order_events.id")
    .execute();
  // Whatever is announced here has happened, so there is at least one event.
  const last = events.at(-1)!;
  const order = (await findOrder(shop.db, orderId, last.user_id))!;
  const { received, unreturned } = orderMoney(order);
  // Each new happening is a mail of its own; a repeat of the job is not.
  const id = kind === "activation" ? `sales-${orderId}-${kind}` : `sales-${orderId}-${kind}-${last.id}`;
  const recipient = await recipientOf(shop, order);
  const email = recipient?.email ?? "";
  const letter = await composeSalesMail({ ...order, email, received, unreturned }, events, kind, shop.settings);
  return { id, to: shop.settings.salesMail, ...letter };
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
  /** Rupiah that came for it. */
  received: number;
  /** Rupiah of it that are the customer's. */
  unreturned: number;
};

/** What the mail says of the order and of what happened to it. */
export async function composeSalesMail(
  order: SalesMailOrder,
  events: readonly MailedEvent[],
  kind: SalesMailKind,
  { publicUrl }: Pick<ShopSettings, "publicUrl">,
): Promise<Pick<Mail, "subject" | "html" | "text">> {
  const { received, unreturned } = order;
  const { subject, line } = reasons[kind];
  const period = [order.period_first_day, order.period_last_day].map((day) => day && formatDay(day, "id")).join(" – ");
  const letter = await renderShopLetter({
    locale: "id",
    site: publicUrl,
    reason: "sales",
    heading: `${subject} ${order.number}`,
    lines: [line, ...commands(kind, order.number, unreturned)],
    facts: [
      ["Keadaan pesanan", orderStateWords[order.state].id],
      ["Pembeli", order.buyer.name],
      ["Surel", order.email || "akun sudah dihapus"],
      ["Paket", order.package_name],
      ...(kind === "activation"
        ? ([
            ["Yang perlu dilakukan", tasks[order.kind]],
            ["Masa langganan", period],
            ["Bahasa pelanggan", order.locale === "en" ? "Inggris" : "Indonesia"],
          ] as [string, string][])
        : []),
      ["Jumlah yang diminta", formatRupiah(order.total, "id")],
      ["Jumlah yang diterima", formatRupiah(received, "id")],
      ...(unreturned > 0 ? [["Kelebihan, milik pelanggan", formatRupiah(unreturned, "id")] as [string, string]] : []),
      ["Kode referal", order.referral_code ?? "tidak ada"],
      ...events.map(({ at, event, details }): [string, string] => {
        const amount = typeof details.amount === "number" ? `, ${formatRupiah(details.amount, "id")}` : "";
        return [`${formatMomentWithZone(at, "id")}`, `${orderEventWords[event as OrderEvent].id}${amount}`];
      }),
    ],
    ...(order.email && {
      button: {
        label: "Tulis kepada pembeli",
        href: `mailto:${order.email}?subject=${encodeURIComponent(order.number)}`,
      },
    }),
  });
  return { subject: `${subject} ${order.number}`, ...letter };
}

/** What a paid order asks of the team. */
const tasks: Record<SalesMailOrder["kind"], string> = {
  purchase:
    "Buat ruang kerja dengan batas paket ini (atau lanjutkan yang sudah ada), lalu kirim undangan ke surel pelanggan",
  renewal: "Perpanjang ruang kerja yang sudah ada sampai akhir masa langganan",
  upgrade: "Naikkan batas ruang kerja yang sudah ada ke paket ini",
};

/** How the decision is entered. */
function commands(kind: SalesMailKind, number: string, unreturned: number): string[] {
  if (kind === "review")
    return [`Putuskan: npm run shop -- settle ${number} paid, closed, atau refunded, dengan --note "alasannya".`];
  if (kind === "extra_money" && unreturned > 0)
    return [`Kembalikan: npm run shop -- refund ${number} --amount ${unreturned} --note "alasannya".`];
  return [];
}
