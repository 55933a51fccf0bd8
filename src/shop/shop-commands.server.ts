import { parseArgs } from "node:util";
import { readSet } from "#content/read-set.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { OperatorCommand, OperatorDeps } from "#infra/operator/operator.server.ts";
import { systemUser } from "#infra/operator/system-user.server.ts";
import { createShop } from "./create-shop.server.ts";
import { reviseInvoice } from "./invoices/revise-invoice.server.ts";
import { printReviews } from "./orders/print-reviews.server.ts";
import { decideReview, reviewOutcomes } from "./orders/review-decision.server.ts";
import { listPackages } from "./packages/packages-store.server.ts";
import { changePrice } from "./prices/change-price.server.ts";
import { formatRupiah } from "./prices/format-rupiah.ts";
import { maxMonthlyPrice } from "./prices/price-plan.ts";
import { readRupiah } from "./prices/read-rupiah.ts";
import { refund, refundSent, refundWithdrawn } from "./refunds/refund-commands.server.ts";
import { voucherCommand } from "./vouchers/voucher-commands.server.ts";

type Print = (text: string) => void;

/** The arguments after the verb: positionals, then options. */
interface ShopArguments {
  subject: string;
  value: string;
  by: Actor;
  note: string;
  proof: string;
  amount?: string | undefined;
}

type Verb = (deps: OperatorDeps, args: ShopArguments, print: Print) => Promise<boolean>;

const verbs: Record<string, Verb> = {
  reviews: (deps, _args, print) => printReviews(deps.db, print),
  settle,
  refund,
  "refund-sent": refundSent,
  "refund-withdrawn": refundWithdrawn,
  "tax-serial": taxSerial,
  prices,
  price,
};

/** `npm run shop`: decisions about orders and prices, for use without the back office. */
const shopCommand: OperatorCommand = {
  name: "shop",
  usage: [
    "reviews    orders whose money does not match, money that belongs to customers, refunds to be sent",
    `settle <order number> ${reviewOutcomes.join("|")} --note "why" [--proof "transfer number"]    decide on an order under review`,
    'refund <order number> --note "why" [--amount 123] [--proof "transfer number"]',
    "       record a refund: of all money, which ends access, or of an amount, which does not. With --proof it is sent;",
    "       without, nothing changes until refund-sent, and refund-withdrawn cancels it",
    'refund-sent <refund> --proof "transfer number"    the money was transferred: access ends or stays, the customer is notified',
    'refund-withdrawn <refund> --note "why"    the refund is not made',
    "tax-serial <invoice number> <number>    enter the faktur pajak number; the invoice is issued again and mailed",
    "prices    packages and their monthly prices",
    'price <package> <rupiah> [--note "why"]    change a price; orders already placed are not changed',
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
    if (!run) return fail(print, `There is no "${verb}". Try --help`);
    const { note, proof, amount, by = systemUser() } = values;
    return run(
      deps,
      { subject, value, by: { kind: "operator", name: by }, note: note.trim(), proof: proof.trim(), amount },
      print,
    );
  },
};

export const shopCommands: readonly OperatorCommand[] = [shopCommand, voucherCommand];

async function settle(deps: OperatorDeps, args: ShopArguments, print: Print): Promise<boolean> {
  const { subject, value, by, note, proof } = args;
  const outcome = reviewOutcomes.find((each) => each === value);
  if (!outcome) return fail(print, `Settle as ${reviewOutcomes.join(", ")}`);
  if (!note) return fail(print, 'Give the reason: --note "..."');
  const limit = deps.company.reviewLimit;
  const result = await decideReview(createShop(deps), { orderNumber: subject, by, note, proof, limit }, outcome);
  if (!result.ok) return fail(print, `${subject}: ${readSet("en", "shop-messages").decisionRefusals[result.code]}`);
  const { refund: recorded } = result;
  if (recorded?.state === "recorded")
    print(
      `${subject} stays under review until refund ${recorded.id} of ${formatRupiah(recorded.amount, "en")} is sent\n`,
    );
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
  same: "Its newest revision has this number already",
};

async function prices({ db }: OperatorDeps, _args: ShopArguments, print: Print): Promise<boolean> {
  for (const { id, price } of await listPackages(db)) print(`${id.padEnd(24)} ${formatRupiah(price, "en")}\n`);
  return true;
}

async function price(deps: OperatorDeps, args: ShopArguments, print: Print): Promise<boolean> {
  const { subject, value, by, note } = args;
  const amount = readRupiah(value);
  if (!amount || amount > maxMonthlyPrice) return fail(print, "A price is whole rupiah, such as 1500000 or 1.500.000");
  const change = { package_id: subject, price: amount, at: deps.now(), reason: note };
  const changed = await deps.db.transaction().execute((trx) => changePrice(trx, by, change));
  if (!changed) return fail(print, `There is no package ${subject}`);
  print(`${subject}: ${formatRupiah(amount, "en")} a month\n`);
  return true;
}

function fail(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
