import { type ReactNode, useEffect, useRef } from "react";
import type { PageAddress } from "#address/address.ts";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { Buyer } from "#shop/orders/buyer.ts";
import { Button } from "#ui/button.tsx";
import { BuyerPart, usePrefilledBuyer, useSignedIn } from "../../checkout/buyer-part.tsx";
import { checkBuyer } from "../../checkout/check-buyer.ts";
import { MethodPart } from "../../checkout/method-part.tsx";
import { OrderNotices } from "../../checkout/order-notice.tsx";
import { displayedPrice, isPricing, methodUnavailable, priceRefusal } from "../../checkout/state/checkout-price.ts";
import type { CheckoutControl } from "../../checkout/state/use-checkout.ts";
import { Summary } from "../../checkout/summary.tsx";
import { useForm } from "../../form/use-form.ts";
import { WordsWithLinks } from "../../form/words-with-links.tsx";

interface OrderFormProps {
  title: string;
  lead: string;
  back: string;
  onBack: () => void;
  /** What is bought, as a text. */
  item: string;
  checkout: CheckoutControl;
  method: PaymentMethodId;
  words: PaymentWords["checkout"];
  address: PageAddress;
  children: ReactNode;
}

/** Renders the form of an order from the account: its own part, then payment method, buyer and total. */
export function OrderForm(props: OrderFormProps) {
  const { checkout, method, words, address } = props;
  const { state, order, retryPrice } = checkout;
  const price = displayedPrice(state);
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The buyer is the person who is logged in.
  const prefilled = usePrefilledBuyer(element, useSignedIn()[0]);
  const control = useForm<Buyer>({ id: "buyer", errors: words.errors, parse: checkBuyer, send: order });
  return (
    <div>
      <Button kind="quiet" className="-ms-4 mb-4" onClick={props.onBack}>
        {props.back}
      </Button>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {props.title}
      </h2>
      <p className="mt-2 mb-8 text-muted">{props.lead}</p>
      <OrderNotices notice={state.notice} words={words} address={address} />
      {props.children}
      <MethodPart
        method={method}
        total={price?.total}
        words={words.method}
        error={methodUnavailable(state) ? words.errors.method : undefined}
        locale={address.locale}
      />
      <BuyerPart id="buyer" control={control} element={element} words={words.buyer} />
      <Summary
        price={price}
        item={props.item}
        voucher={state.quote.value?.voucher?.code ?? null}
        refusal={priceRefusal(state)}
        pending={isPricing(state)}
        onRetry={retryPrice}
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
