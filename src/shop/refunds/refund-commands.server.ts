import { readSet } from "#content/read-set.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import type { OperatorDeps } from "#infra/operator/operator.server.ts";
import { createShop } from "../create-shop.server.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import { readRupiah } from "../prices/read-rupiah.ts";
import type { RefundRow } from "./refund-rows.server.ts";
import { markRefundSent, recordRefund, withdrawRefund } from "./refunds.server.ts";

interface RefundArguments {
  /** An order's number, or the id of a refund. */
  subject: string;
  by: Actor;
  note: string;
  proof: string;
  amount?: string | undefined;
}
type Print = (text: string) => void;

/** `shop refund`: records a refund, and with a proof also that it was transferred. */
export async function refund(deps: OperatorDeps, args: RefundArguments, print: Print): Promise<boolean> {
  const { subject, by, note, proof } = args;
  const amount = args.amount === undefined ? undefined : readRupiah(args.amount);
  if (args.amount !== undefined && !amount) return fail(print, "An amount is whole rupiah, such as 1500000");
  if (!note) return fail(print, 'Give the reason: --note "..."');
  const limit = deps.company.reviewLimit;
  const result = await recordRefund(createShop(deps), { orderNumber: subject, amount, by, note, proof, limit });
  if (!result.ok) return fail(print, `${subject}: ${readSet("en", "shop-messages").decisionRefusals[result.code]}`);
  print(result.refund.state === "sent" ? sentText(result.refund, subject) : recordedText(result.refund, subject));
  return true;
}

/** `shop refund-sent`: records that the transfer was made. */
export async function refundSent(
  deps: OperatorDeps,
  { subject, by, proof }: RefundArguments,
  print: Print,
): Promise<boolean> {
  if (!proof) return fail(print, 'Name the transfer: --proof "..."');
  const id = readRupiah(subject);
  const sent = id && (await markRefundSent(createShop(deps), id, { by, proof }));
  if (!sent) return fail(print, `No refund ${subject} awaits its transfer`);
  print(sentText(sent, "Its order"));
  return true;
}

/** `shop refund-withdrawn`: withdraws a refund before its transfer. */
export async function refundWithdrawn(
  deps: OperatorDeps,
  { subject, by, note }: RefundArguments,
  print: Print,
): Promise<boolean> {
  if (!note) return fail(print, 'Give the reason: --note "..."');
  const id = readRupiah(subject);
  const withdrawn = id && (await withdrawRefund(createShop(deps), id, { by, note }));
  if (!withdrawn) return fail(print, `No refund ${subject} awaits its transfer`);
  print(`Refund ${withdrawn.id} of ${formatRupiah(withdrawn.amount, "en")} is withdrawn\n`);
  return true;
}

function recordedText({ id, amount, kind, provider_state }: RefundRow, order: string): string {
  if (provider_state !== null)
    return `Refund ${id} of ${formatRupiah(amount, "en")} for ${order} is recorded. The payment provider returns it\n`;
  const effect = kind === "all" ? "what it paid for ends then" : "its access stays";
  return `Refund ${id} of ${formatRupiah(amount, "en")} for ${order} is recorded. Once it is transferred: refund-sent ${id}; ${effect}\n`;
}

function sentText({ id, amount, kind }: RefundRow, order: string): string {
  const effect = kind === "all" ? "no longer gives access" : "stays as it is";
  return `Refund ${id} of ${formatRupiah(amount, "en")} is sent. ${order} ${effect}; the customer is notified\n`;
}

function fail(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
