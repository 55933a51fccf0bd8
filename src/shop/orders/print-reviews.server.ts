import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { magnitude, minus, type Rupiah, rupiah } from "#money/rupiah.ts";
import { formatMoment } from "#time/format.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import {
  listRecordedRefunds,
  listReviews,
  listSurplus,
  mostListed,
  type OrderForReview,
} from "./list-reviews.server.ts";
import type { OrderEvent } from "./order-states.ts";

const money = (amount: Rupiah) => formatRupiah(amount, "en");

/** Prints the open decisions, surpluses and refunds, each with the command that resolves it. */
export async function printReviews(db: Database, print: (text: string) => void): Promise<boolean> {
  const [reviews, surplus, refunds] = await Promise.all([listReviews(db), listSurplus(db), listRecordedRefunds(db)]);
  if (reviews.length + surplus.length + refunds.length === 0) print("Nothing to review.\n");
  if (reviews.length > 0) print("To decide: settle <order number> paid|closed|refunded --note\n");
  for (const order of reviews) print(headOf(order, differenceOf(order)) + eventsOf(order));
  if (surplus.length > 0) print("Money of customers: refund <order number> --amount <rupiah> --note\n");
  for (const order of surplus) {
    const { surplus: extra, returning } = order.balance;
    print(headOf(order, `${money(minus(extra, returning))} is the customer's`) + eventsOf(order));
  }
  if (refunds.length > 0) print("To send: refund-sent <refund> --proof, or refund-withdrawn <refund> --note\n");
  for (const { id, number, amount, kind, note, recorded_by, recorded_at } of refunds)
    print(
      `  ${id}  ${money(amount)}  ${number}  ${kind === "all" ? "all" : "a part"}, recorded on ${formatMoment(recorded_at, "en")} by ${recorded_by}: ${note}\n`,
    );
  if ([reviews, surplus, refunds].some(({ length }) => length === mostListed))
    print(`The oldest ${mostListed} of each kind are listed.\n`);
  return true;
}

function headOf({ number, package_name, email, state, total, balance }: OrderForReview, note: string): string {
  return [
    `  ${number}  ${package_name}  ${email || "account closed"}  ${readSet("en", "shop-messages").orderStates[state]}`,
    `      due ${money(total)}, received ${money(balance.received)}: ${note}`,
    "",
  ].join("\n");
}

function differenceOf({ total, balance: { received, held } }: OrderForReview): string {
  if (held !== received) return `${money(held)} is held`;
  if (received === total) return "the amount is right";
  return `${money(magnitude(minus(total, received)))} too ${received < total ? "little" : "much"}`;
}

function eventsOf({ events }: OrderForReview): string {
  const { orderEvents } = readSet("en", "shop-messages");
  return events
    .map(({ at, event, by, details }) => {
      const amount = typeof details.amount === "number" ? `, ${money(rupiah(details.amount))}` : "";
      return `      ${formatMoment(at, "en")}  ${orderEvents[event as OrderEvent]}${amount} (${by})\n`;
    })
    .join("");
}
