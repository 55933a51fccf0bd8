import { type ReactNode, useEffect, useRef } from "react";
import type { PageAddress } from "#address/address.ts";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { OrderRequest } from "#client/api/orders.ts";
import { type Outcome, type Refusal, refused } from "#client/api/outcome.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { Button } from "#ui/button.tsx";
import { BuyerPart } from "../../checkout/buyer-part.tsx";
import { checkBuyer } from "../../checkout/check-buyer.ts";
import { MethodPart } from "../../checkout/method-part.tsx";
import { Notice } from "../../checkout/notice.tsx";
import type { Price } from "../../checkout/price-lines.tsx";
import { Summary } from "../../checkout/summary.tsx";
import { Unverified } from "../../checkout/unverified.tsx";
import type { useOrdering } from "../../checkout/use-ordering.ts";
import { usePrefilledBuyer } from "../../checkout/use-prefilled-buyer.ts";
import { useSettledPrice } from "../../checkout/use-settled-price.ts";
import { useSignedIn } from "../../checkout/use-signed-in.ts";
import { useForm } from "../../form/use-form.ts";
import { WordsWithLinks } from "../../form/words-with-links.tsx";

/** What every order from the account sends, besides its subject. */
export type CommonOrder = Pick<OrderRequest, "payment_method" | "expected_total" | "locale" | "buyer">;

interface OrderFormProps {
  title: string;
  lead: string;
  back: string;
  onBack: () => void;
  /** What is bought, as a text. */
  item: string;
  price: Price | undefined;
  /** The displayed price is not yet that of the current choice. */
  pending: boolean;
  refusal: Refusal | undefined;
  onRetry: () => void;
  voucher: string | null;
  method: PaymentMethodId;
  /** The payment method is not available for the total. */
  methodUnavailable: boolean;
  asked: ReturnType<typeof useOrdering>["asked"];
  place: (common: CommonOrder) => Promise<Outcome<unknown> | undefined>;
  words: PaymentWords["checkout"];
  address: PageAddress;
  children: ReactNode;
}

/** The form of an order from the account: its own part, then payment method, buyer and total. */
export function OrderForm(props: OrderFormProps) {
  const { price, pending, method, methodUnavailable, asked, words, address } = props;
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The buyer is the person who is logged in.
  const prefilled = usePrefilledBuyer(element, useSignedIn());
  const settled = useSettledPrice({ pending, failed: props.refusal !== undefined, shown: price });
  const control = useForm<Buyer>({
    id: "buyer",
    errors: words.errors,
    parse: checkBuyer,
    async send(buyer) {
      const displayedTotal = price?.total;
      const now = await settled();
      // Pressed while a new price was loading: the total must be the displayed one.
      if (!now?.shown || now.shown.total !== displayedTotal) return refused(400, "no_price");
      if (methodUnavailable) return refused(400, "method");
      return props.place({
        payment_method: method,
        expected_total: now.shown.total,
        locale: address.locale,
        buyer,
      });
    },
  });
  return (
    <div>
      <Button kind="quiet" className="-ms-4 mb-4" onClick={props.onBack}>
        {props.back}
      </Button>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {props.title}
      </h2>
      <p className="mt-2 mb-8 text-muted">{props.lead}</p>
      <Unverified words={words} refused={asked?.kind === "unverified"} />
      {asked?.kind === "changed" && (
        <Notice key={asked.text}>
          <p className="text-sm">{asked.text}</p>
        </Notice>
      )}
      {props.children}
      <MethodPart
        method={method}
        total={price?.total}
        words={words.method}
        error={methodUnavailable ? words.errors.method : undefined}
        locale={address.locale}
      />
      <BuyerPart id="buyer" control={control} element={element} words={words.buyer} />
      <Summary
        price={price}
        item={props.item}
        voucher={props.voucher}
        refusal={props.refusal}
        pending={pending}
        onRetry={props.onRetry}
        words={words}
        locale={address.locale}
      >
        <Button
          {...control.button}
          disabled={control.button.disabled || !prefilled}
          form="buyer"
          className="mt-6 w-full sm:w-auto"
        >
          {control.pending ? words.submit.ordering : words.submit.order}
        </Button>
        <p className="mt-4 text-xs text-muted">{words.submit.nothingTaken}</p>
        <p className="mt-2 text-xs text-muted">
          <WordsWithLinks text={words.submit.terms} address={address} />
        </p>
      </Summary>
    </div>
  );
}
