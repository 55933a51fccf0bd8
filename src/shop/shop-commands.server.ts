import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { readSet } from "#content/read-set.server.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { createShop } from "./create-shop.server.ts";
import { reviseInvoice } from "./invoices/revise-invoice.server.ts";
import { printReviews } from "./orders/print-reviews.server.ts";
import { decideReview, reviewOutcomes } from "./orders/review-decision.server.ts";
import { changePrice, listPackages } from "./packages/packages-store.server.ts";
import { formatRupiah } from "./prices/format-rupiah.ts";
import { readRupiah } from "./prices/read-rupiah.ts";
import { refund, refundSent, refundWithdrawn } from "./refunds/refund-commands.server.ts";
import { voucherCommand } from "./vouchers/voucher-commands.server.ts";

/** A month that costs more is a slip of the hand, in rupiah; thirty-six of them still fit a database integer. */
const dearest = 10_000_000_000;

type Print = (text: string) => void;

/** What follows the verb: positionals, then options. */
export interface ShopArguments {
  subject: string;
  value: string;
  by: string;
  note: string;
  proof: string;
  amount?: string;
}

type Verb = (deps: OperatorDeps, given: ShopArguments, print: Print) => Promise<boolean>;

const verbs: Record<string, Verb> = {
  reviews: (deps, _given, print) => printReviews(deps.db, print),
  settle,
  refund,
  "refund-sent": refundSent,
  "refund-withdrawn": refundWithdrawn,
  "tax-serial": taxSerial,
  prices,
  price,
};

/** `npm run shop`: what people decide about orders and prices until the back office is at hand. */
const shopCommand: OperatorCommand = {
  name: "shop",
  usage: [
    "reviews    orders whose money does not fit, money that belongs to customers, refunds to be sent",
    `settle <order number> ${reviewOutcomes.join("|")} --note "why" [--proof "transfer number"]    decide on an order under review`,
    'refund <order number> --note "why" [--amount 123] [--proof "transfer number"]',
    "       record that money goes back: all of it, which ends access, or an amount, which does not. With --proof it is sent;",
    "       without, nothing changes until refund-sent, and refund-withdrawn undoes it",
    'refund-sent <refund> --proof "transfer number"    the money has left: access ends or stays, the customer is told',
    'refund-withdrawn <refund> --note "why"    the money stays here',
    "tax-serial <invoice number> <number>    enter the faktur pajak number; the invoice is issued again and mailed",
    "prices    packages and their monthly prices",
    "price <package> <rupiah>    change a price; orders already placed keep theirs",
  ],
  async run(args, deps, print) {
    const text = { type: "string", default: "" } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { note: text, proof: text, amount: { type: "string" }, by: { type: "string" } },
    });
    const [verb = "reviews", subject = "", value = ""] = positionals;
    const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
    if (!run) return complain(print, `There is no "${verb}". Try --help`);
    const { note, proof, amount, by = whoAmI() } = values;
    return run(deps, { subject, value, by, note: note.trim(), proof: proof.trim(), amount }, print);
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

async function settle(deps: OperatorDeps, given: ShopArguments, print: Print): Promise<boolean> {
  const { subject, value, by, note, proof } = given;
  const outcome = reviewOutcomes.find((each) => each === value);
  if (!outcome) return complain(print, `Settle as ${reviewOutcomes.join(", ")}`);
  if (!note) return complain(print, 'Say why: --note "..."');
  const settled = await decideReview(createShop(deps), { orderNumber: subject, by, note, proof }, outcome);
  if (!settled.ok)
    return complain(print, `${subject}: ${readSet("en", "shop-messages").decisionRefusals[settled.code]}`);
  const { refund: made } = settled;
  if (made?.state === "recorded")
    print(`${subject} stays under review until refund ${made.id} of ${formatRupiah(made.amount, "en")} is sent\n`);
  else print(`${subject} is ${outcome}\n`);
  return true;
}

async function taxSerial(deps: OperatorDeps, { subject, value, by }: ShopArguments, print: Print): Promise<boolean> {
  const revised = await reviseInvoice(createShop(deps), { invoice: subject, serial: value, by });
  if (revised.ok) print(`${subject} is issued again as revision ${revised.revision}, with number ${revised.serial}\n`);
  else print(`${serialRefusals[revised.code]}\n`);
  return revised.ok;
}

const serialRefusals = {
  not_a_serial: "A faktur pajak number has 17 digits (since Coretax) or 16, such as 04002600000000042",
  unknown_invoice: "There is no such invoice",
  same: "Its newest revision carries this number already",
};

async function prices({ db }: OperatorDeps, _given: ShopArguments, print: Print): Promise<boolean> {
  for (const { id, price } of await listPackages(db)) print(`${id.padEnd(24)} ${formatRupiah(price, "en")}\n`);
  return true;
}

async function price(deps: OperatorDeps, { subject, value, by }: ShopArguments, print: Print): Promise<boolean> {
  const amount = readRupiah(value);
  if (!amount || amount > dearest) return complain(print, "A price is whole rupiah, such as 1500000 or 1.500.000");
  const changed = await changePrice(deps.db, { id: subject, price: amount, by, at: deps.now() });
  if (!changed) return complain(print, `There is no package ${subject}`);
  print(`${subject}: ${formatRupiah(amount, "en")} a month\n`);
  return true;
}

function complain(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
