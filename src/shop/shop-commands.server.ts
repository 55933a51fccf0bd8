import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import type { OperatorCommand, OperatorDeps } from "#infra/operator.server.ts";
import { createShop } from "./create-shop.server.ts";
import { formatMoment, formatRupiah } from "./format-rupiah.ts";
import { changePrice, listPackages } from "./packages-store.server.ts";
import { type Decision, listReviews, recordRefund, settlements, settleReview } from "./settle-order.server.ts";
import { voucherCommand } from "./voucher-commands.server.ts";

/** A month that costs more is a slip of the hand, in rupiah; thirty-six of them still fit a database integer. */
const dearest = 10_000_000_000;

type Print = (text: string) => void;

/** `npm run shop`: what people decide about orders and prices until the back office is at hand. */
const shopCommand: OperatorCommand = {
  name: "shop",
  usage: [
    "reviews    orders whose money came late, in the wrong amount, or for an upgrade of what is gone",
    `settle <order number> ${settlements.join("|")} --note "why"    decide one of them`,
    'refund <order number> --note "transfer number"    record that a paid order\'s money was sent back',
    "prices    packages and their monthly prices",
    "price <package> <rupiah>    change a price; orders already placed keep theirs",
  ],
  async run(args, deps, print) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { note: { type: "string", default: "" }, by: { type: "string" } },
    });
    const [verb = "reviews", subject = "", value = ""] = positionals;
    const decision = { orderNumber: subject, by: values.by ?? whoAmI(), note: values.note };
    if (verb === "reviews") return reviews(deps, print);
    if (verb === "settle") return settle(deps, decision, value, print);
    if (verb === "refund") return refund(deps, decision, print);
    if (verb === "prices") return prices(deps, print);
    if (verb === "price") return price(deps, { id: subject, rupiah: value, by: decision.by }, print);
    return complain(print, `There is no "${verb}". Try --help`);
  },
};

export const shopCommands: readonly OperatorCommand[] = [shopCommand, voucherCommand];

/** The system's name of who asks; a container's user may have none. */
function whoAmI(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

async function reviews(deps: OperatorDeps, print: Print): Promise<boolean> {
  const orders = await listReviews(deps);
  if (orders.length === 0) print("Nothing to review.\n");
  for (const order of orders) {
    print(`${order.number}  ${formatRupiah(order.total, "en")}  ${order.package_name}  ${order.email}\n`);
    for (const { at, event, by, details } of order.events) {
      const amount = typeof details.amount === "number" ? `  ${formatRupiah(details.amount, "en")}` : "";
      print(`    ${formatMoment(at, "en")}  ${event}${amount}  (${by})\n`);
    }
  }
  return true;
}

async function settle(deps: OperatorDeps, decision: Decision, to: string, print: Print): Promise<boolean> {
  const settlement = settlements.find((each) => each === to);
  if (!settlement) return complain(print, `Settle as ${settlements.join(", ")}`);
  const settled = await settleReview(createShop(deps), decision, settlement);
  if (!settled)
    return complain(print, `No order ${decision.orderNumber} waits for review, or what it would pay for is gone`);
  print(`${decision.orderNumber} is ${settlement}\n`);
  return true;
}

async function refund(deps: OperatorDeps, decision: Decision, print: Print): Promise<boolean> {
  if (!decision.note) return complain(print, 'Name the transfer: --note "..."');
  const recorded = await recordRefund(createShop(deps), decision);
  if (!recorded) return complain(print, `No order ${decision.orderNumber} is paid`);
  print(`${decision.orderNumber} is refunded; its access has ended\n`);
  return true;
}

async function prices({ db }: OperatorDeps, print: Print): Promise<boolean> {
  for (const { id, price } of await listPackages(db)) print(`${id.padEnd(24)} ${formatRupiah(price, "en")}\n`);
  return true;
}

async function price(
  deps: OperatorDeps,
  change: { id: string; rupiah: string; by: string },
  print: Print,
): Promise<boolean> {
  const amount = readRupiah(change.rupiah);
  if (!amount || amount > dearest) return complain(print, "A price is whole rupiah, such as 1500000 or 1.500.000");
  const changed = await changePrice(deps.db, { id: change.id, price: amount, by: change.by, at: deps.now() });
  if (!changed) return complain(print, `There is no package ${change.id}`);
  print(`${change.id}: ${formatRupiah(amount, "en")} a month\n`);
  return true;
}

/** Whole rupiah as people write them, with or without marks between thousands; undefined for anything else. */
function readRupiah(text: string): number | undefined {
  return /^(\d+|\d{1,3}([.,_]\d{3})+)$/.test(text) ? Number(text.replaceAll(/\D/g, "")) : undefined;
}

function complain(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
