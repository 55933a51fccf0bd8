import { z } from "zod";
import { text } from "./shared/parts.ts";

const words = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(300)])) as Record<Name, ReturnType<typeof text>>);

const steps = z.array(text(220)).min(2).max(8);

/** How to pay at a bank, by channel. `{number}`, `{biller}`, `{key}` and `{total}` are filled in. */
const bank = z.strictObject({ atm: steps, mobile: steps, internet: steps });

/** The payment pages: the checkout, then the order until it is paid or has ended. */
export const payment = z.strictObject({
  title: text(80),
  lead: text(240),
  checkout: z.strictObject({
    loading: text(80),
    empty: words("title", "body", "choose"),
    /** An order that is not paid yet. */
    open: words("body", "link"),
    package: words("title", "suggested", "change", "perMonth", "length", "month", "many", "less", "more"),
    /** For customers with a smaller package of the same product: upgrade now for the difference, or afterwards. */
    upgrade: words("title", "now", "nowBody", "later", "laterBody", "item"),
    voucher: words("title", "label", "apply", "checking", "applied", "remove", "failed", "empty"),
    /** `{bank}`; `{count}` hours or minutes make the `{deadline}` of the terms. */
    method: words("title", "account", "code", "most", "hours", "minutes", "terms", "fee"),
    buyer: words("title", "lead", "name", "address", "npwp", "npwpHint", "optional"),
    login: words("title", "body", "logIn", "register"),
    referral: words("title", "label"),
    summary: words(
      ...(["title", "times", "voucher", "fee", "ppn", "dpp", "total", "calculating", "failed", "retry"] as const),
      ...(["taxTitle", "tax", "faktur"] as const),
    ),
    /** `seller`: `{name}`, `{address}` and `{npwp}` are those of the company. */
    submit: words("order", "ordering", "logIn", "nothingTaken", "terms", "seller"),
    changed: words("price", "voucher"),
    unverified: words("title", "body", "resend", "resent"),
    /** Errors by code. */
    errors: z.record(z.string(), text(240)),
  }),
  order: z.strictObject({
    loading: text(80),
    missing: words("title", "body", "orders"),
    failed: words("title", "retry"),
    offline: text(240),
    states: z.strictObject({
      draft: words("title", "body"),
      awaiting: words("title", "body"),
      overdue: words("title", "body"),
      /** Paid, and the workspace is not open; `{due}` is the day until which at the latest, `{email}` the invited address. */
      preparing: words("title", "body"),
      paid: words("title", "body"),
      expired: words("title", "body"),
      cancelled: words("title", "body"),
      denied: words("title", "body"),
      chargeFailed: words("title", "body"),
      closed: words("title", "body"),
      review: words("title", "body"),
      reversed: words("title", "body"),
      refunded: words("title", "body"),
    }),
    pay: words(
      "amount",
      "exact",
      "payee",
      "number",
      "biller",
      "key",
      "copy",
      "copied",
      "selected",
      "until",
      "minutesLeft",
      "minuteLeft",
      "watching",
      "code",
      "codeBody",
      "openCode",
      "saveCode",
      "check",
      "checking",
      "unpaid",
      "elsewhere",
    ),
    steps: words("title", "atm", "mobile", "internet"),
    banks: z.strictObject({ mandiri_va: bank, bca_va: bank, bni_va: bank, bri_va: bank, permata_va: bank }),
    qris: steps,
    details: words(
      "title",
      "order",
      "method",
      "buyer",
      "months",
      "upgrade",
      "npwp",
      "changeBuyer",
      "saveBuyer",
      "buyerSaved",
      "cancel",
    ),
    /** A change of the order's payment method. */
    change: words("open", "title", "body", "priceChanged", "voucher", "confirm", "pending", "keep"),
    /** Payments that do not match the order, and refunds; one sentence for each mismatch. */
    money: words(
      "title",
      "due",
      "received",
      "reversed",
      "at",
      "late",
      "short",
      "over",
      "nothing_to_upgrade",
      "foreign_currency",
      "taken_back",
      "next",
      "extraPaid",
      "extraEnded",
      "account",
      "byProvider",
      "returning",
      "returningByProvider",
      "returned",
      "returnedByProvider",
      "creditNote",
    ),
    /** The bank account for a refund. `{bank}`, `{digits}`, `{time}`. */
    account: words(
      "title",
      "lead",
      "leadReview",
      "bank",
      "choose",
      "other",
      "bankName",
      "number",
      "holder",
      "holderHint",
      "send",
      "open",
      "received",
      "change",
      "cancel",
      "saved",
    ),
    /** The way from the payment to the workspace. */
    progress: words("label", "paid", "preparing", "due", "late", "invited", "starts", "started"),
    after: words("invoice", "package", "packagePage", "first", "orderAgain", "contact", "orders"),
    cancel: words("open", "title", "body", "confirm", "keep"),
    simulator: words(
      "title",
      "body",
      "pay",
      "payLate",
      "payTwice",
      "payWrongAmount",
      "deny",
      "expire",
      "done",
      "refused",
    ),
    errors: z.record(z.string(), text(240)),
  }),
});
export type PaymentWords = z.infer<typeof payment>;
