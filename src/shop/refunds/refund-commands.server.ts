import { readSet } from "#content/read-set.server.ts";
import type { OperatorDeps } from "#infra/operator/operator.server.ts";
import { createShop } from "../create-shop.server.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import { readRupiah } from "../prices/read-rupiah.ts";
import type { RefundRow } from "./refund-rows.server.ts";
import { markRefundSent, recordRefund, withdrawRefund } from "./refunds.server.ts";

interface Given {
  /** An order's number, or the id of a refund. */
  subject: string;
  by: string;
  note: string;
  proof: string;
  amount?: string;
}
type Print = (text: string) => void;

/** `shop refund`: records that money goes back, and with a proof that it has gone. */
export async function refund(deps: OperatorDeps, given: Given, print: Print): Promise<boolean> {
  const { subject, by, note, proof } = given;
  const amount = given.amount === undefined ? undefined : readRupiah(given.amount);
  if (given.amount !== undefined && !amount) return complain(print, "An amount is whole rupiah, such as 1500000");
  if (!note) return complain(print, 'Say why: --note "..."');
  const result = await recordRefund(createShop(deps), { orderNumber: subject, amount, by, note, proof });
  if (!result.ok) return complain(print, `${subject}: ${readSet("en", "shop-messages").decisionRefusals[result.code]}`);
  print(result.refund.state === "sent" ? sentText(result.refund, subject) : recordedText(result.refund, subject));
  return true;
}

/** `shop refund-sent`: the transfer was made. */
export async function refundSent(deps: OperatorDeps, { subject, by, proof }: Given, print: Print): Promise<boolean> {
  if (!proof) return complain(print, 'Name the transfer: --proof "..."');
  const id = readRupiah(subject);
  const sent = id && (await markRefundSent(createShop(deps), id, { by, proof }));
  if (!sent) return complain(print, `No refund ${subject} waits to be sent`);
  print(sentText(sent, "Its order"));
  return true;
}

/** `shop refund-withdrawn`: the transfer will not be made. */
export async function refundWithdrawn(
  deps: OperatorDeps,
  { subject, by, note }: Given,
  print: Print,
): Promise<boolean> {
  if (!note) return complain(print, 'Say why: --note "..."');
  const id = readRupiah(subject);
  const withdrawn = id && (await withdrawRefund(createShop(deps), id, { by, note }));
  if (!withdrawn) return complain(print, `No refund ${subject} waits to be sent`);
  print(`Refund ${withdrawn.id} of ${formatRupiah(withdrawn.amount, "en")} is withdrawn\n`);
  return true;
}

function recordedText({ id, amount, kind }: RefundRow, order: string): string {
  const effect = kind === "all" ? "what it paid for ends then" : "its access stays";
  return `Refund ${id} of ${formatRupiah(amount, "en")} for ${order} is recorded. Once it is transferred: refund-sent ${id}; ${effect}\n`;
}

function sentText({ id, amount, kind }: RefundRow, order: string): string {
  const effect = kind === "all" ? "no longer gives access" : "stays as it is";
  return `Refund ${id} of ${formatRupiah(amount, "en")} is sent. ${order} ${effect}; the customer is told\n`;
}

function complain(print: Print, text: string): false {
  print(`${text}\n`);
  return false;
}
