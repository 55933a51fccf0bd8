import { useEffect } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";
import { track } from "#client/measuring/track.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import type { QuotationWords } from "#content/kinds/quotation.ts";
import { Checkout } from "./checkout/checkout.tsx";
import { type SoldPackage, useChosenPackage } from "./checkout/chosen-package.ts";
import type { CheckoutGate } from "./checkout/login-part.tsx";
import { OpenOrder } from "./checkout/open-order.tsx";

export interface PaymentProps {
  words: PaymentWords["checkout"];
  quotation: Pick<QuotationWords, "form" | "applied">;
  packages: SoldPackage[];
  gate: CheckoutGate;
  address: PageAddress;
}

/** Renders the checkout of the package chosen in this browser, or a link to choose one. */
export default function Payment({ words, quotation, packages, gate, address }: PaymentProps) {
  const { ready, chosen, months } = useChosenPackage(packages);
  const opened = ready && chosen !== undefined;
  useEffect(() => {
    if (opened) track("checkout_opened");
  }, [opened]);

  if (!ready) {
    return (
      <div className="needs-script grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]" role="status">
        <span className="sr-only">{words.loading}</span>
        <span className="h-112 rounded-lg bg-sunken" />
        <span className="h-80 rounded-lg bg-sunken" />
      </div>
    );
  }
  if (!chosen) {
    return (
      <>
        <OpenOrder words={words.open} address={address} />
        <div className="card max-w-2xl">
          <h2 className="text-xl">{words.empty.title}</h2>
          <p className="mt-2 text-muted">{words.empty.body}</p>
          <a className="btn btn-primary mt-6" href={localizeHref("/products/pricing", address)}>
            {words.empty.choose}
          </a>
        </div>
      </>
    );
  }
  return <Checkout words={words} quotation={quotation} address={address} chosen={chosen} months={months} gate={gate} />;
}
