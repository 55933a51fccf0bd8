import type { LoaderFunctionArgs } from "react-router";
import { soldOnline } from "#catalogue/products.ts";
import type { PayerLinkWords } from "#content/kinds/payer-link.ts";
import { readSet } from "#content/read-set.server.ts";
import PaymentOrder from "../../islands/payment-order.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { NoScriptHelp } from "../../sections/no-script-help.tsx";
import { usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => readSet(address.locale, "payer-link").part);

/** Renders the page of one order; only the browser and the API know which one, and whose. */
export default function PaymentOrderPage() {
  const { words, address, all, common, extra } = usePage<"payment", PayerLinkWords["part"]>();
  const { summary, package: packageWords, method, buyer } = words.checkout;
  return (
    <div className="wrap min-h-svh py-10 lg:py-16">
      <Island
        name="payment-order"
        component={PaymentOrder}
        props={{
          words: { order: words.order, checkout: { summary, package: packageWords, method, buyer } },
          payerWords: extra,
          seller: common.company.legalName,
          productNames: Object.fromEntries(soldOnline.map((id) => [id, all.products[id].name])),
          address,
        }}
      />
      <NoScriptHelp text={common.labels.noScriptAccount} />
    </div>
  );
}
