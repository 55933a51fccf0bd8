import { z } from "zod";
import { label, text } from "../shared/parts.ts";
import { texts } from "./texts.ts";

const titles = z.strictObject({ subject: text(120), heading: text(90) });
const mail = titles.extend({ lines: z.array(text(400)).min(1) });
const mailWithButton = mail.extend({ button: label });

/** The mails of the shop to customers. Names in braces are filled in, the same in both languages. */
export const mailsShop = z.strictObject({
  /** About an order. A line with `{voucher}` is left out of orders without one. */
  order: z.strictObject({
    placed: mailWithButton,
    receipt: mailWithButton,
    /** The receipt of an order whose workspace is being prepared; `{due}` is the day until which at the latest. */
    receiptPreparing: mailWithButton,
    /** Its workspace is open, and its period starts. */
    ready: mailWithButton,
    expired: mailWithButton,
    cancelled: mailWithButton,
    /** `{accessLeft}` is the sentence about what access is left. */
    reversed: mail,
  }),
  /** To whoever pays for the buyer; `{sender}` is who asks. */
  payer: mailWithButton,
  /**
   * `{access}` of the receipt: how the customer enters the product, by what was paid, by an invitation, or because the account
   * opens it.
   */
  access: texts(300, "connected", "invited", "purchase", "renewal", "upgrade"),
  subscription: z.strictObject({
    reminder: mailWithButton.extend({ subjectOneDay: text(120) }),
    grace: mailWithButton,
    ended: mailWithButton,
    stopped: mailWithButton,
    resumed: mailWithButton,
  }),
  /** About a higher price that is planned, or was and is not any more. */
  price: z.strictObject({ announced: mailWithButton, withdrawn: mailWithButton }),
  /** About money that does not fit its order; their lines are made of `misfits` and `sentences`. */
  money: z.strictObject({
    review: titles,
    extra_money: titles,
    refund_account_asked: titles,
    refund_account_given: titles,
    refunded: titles,
    review_closed: titles,
    invoice_revised: titles,
  }),
  misfits: texts(200, "late", "short", "over", "nothing_to_upgrade", "foreign_currency", "taken_back"),
  sentences: texts(
    400,
    "next",
    "extraPaid",
    "extraEnded",
    "account",
    "byProvider",
    "accountAsked",
    "providerRefused",
    "accountGiven",
    "accountNext",
    "accountNotYou",
    "sent",
    "sentByProvider",
    "partOnly",
    "accessEnded",
    "accessNeverStarted",
    "accessSuspended",
    "stillPreparing",
    "accessStays",
    "notContinued",
    "yours",
    "revised",
    "revisedBuyer",
  ),
  /** Labels of the facts below the lines. */
  facts: texts(
    40,
    "method",
    "va_number",
    "biller_code",
    "bill_key",
    "order",
    "invoice",
    "package",
    "total",
    "until",
    "period",
    "periodWithWorkspace",
    "ready",
    "months",
    "oneMonth",
    "manyMonths",
    "payee",
    "due",
    "received",
    "receivedAt",
    "refunded",
    "proof",
    "providerReference",
    "creditNote",
  ),
  /** Above the steps in the mail about an order that awaits its payment. */
  steps: text(80),
  viewOrder: label,
});
