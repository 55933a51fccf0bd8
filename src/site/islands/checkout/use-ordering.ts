import { useState } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import type { Order } from "#client/api/orders.ts";
import { type Outcome, refused } from "#client/api/outcome.ts";
import type { Quote } from "#client/api/quotes.ts";
import { track } from "#client/measuring/track.ts";
import { happened } from "#client/state/store.ts";
import { forgetBuyer } from "#client/storage/buyer-draft.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import { innerIssues } from "../form/inner-issues.ts";
import { navigateAway } from "../form/navigate-away.ts";
import { forgetOrderKey, orderKey } from "./order-key.ts";

/** What the customer must see before pressing again. */
export type Asked = { kind: "unverified" } | { kind: "changed"; text: string };

/**
 * Places the order, as often as it takes with the same key, and leads on to its payment. A price or a voucher that is no
 * longer what was shown is shown anew and asked again.
 */
export function useOrdering(
  { words, address }: { words: PaymentWords["checkout"]; address: PageAddress },
  { onPrice, onVoucher }: { onPrice: (quote: Quote | undefined) => void; onVoucher: (reason: string) => void },
) {
  const [asked, ask] = useState<Asked>();

  async function order<Body extends { expected_total: number }>(
    body: Body,
    place: (body: Body, key: string) => Promise<Outcome<Order>>,
  ): Promise<Outcome<unknown> | undefined> {
    ask(undefined);
    const outcome = await place(body, orderKey(body));
    if (outcome.ok) return leave(outcome.data);
    const { code, details, issues } = outcome.refusal;
    const fresh = details.quote as Quote | undefined;
    const total = fresh?.total ?? details.total;
    const after = typeof total === "number" ? formatRupiah(total, address.locale) : "";
    switch (code) {
      case "email_unverified":
        ask({ kind: "unverified" });
        return undefined;
      case "price_changed": {
        onPrice(fresh);
        const before = formatRupiah(body.expected_total, address.locale);
        ask({ kind: "changed", text: fill(words.changed.price, { before, after }) });
        return undefined;
      }
      case "voucher_unavailable": {
        const reason = outcome.refusal.message ?? "";
        onVoucher(reason);
        ask({ kind: "changed", text: fill(words.changed.voucher, { reason, after }) });
        return undefined;
      }
      case "payment_provider_unavailable":
      case "idempotency_key_reused":
        forgetOrderKey();
        return outcome;
    }
    if (issues.some(({ path }) => path === "payment_method")) return refused(400, "method");
    return innerIssues(outcome, "buyer");
  }

  async function leave(placed: Order) {
    forgetOrderKey();
    // The account has it now.
    forgetBuyer();
    const { va_number, bill_key } = placed.payment ?? {};
    happened("payment", { type: "ordered", order: placed.id, va: va_number ?? bill_key ?? "" });
    happened("discount", { type: "removed" });
    track("checkout_order_placed");
    await navigateAway(localizeHref(`/payment/${placed.id}`, address));
    return undefined;
  }

  /** Has something looked at before the next press; without words, nothing any more. */
  const tell = (text?: string) => ask(text ? { kind: "changed", text } : undefined);

  return { asked, order, tell };
}
