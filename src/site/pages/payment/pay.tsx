import type { LoaderFunctionArgs } from "react-router";
import { readSet } from "#content/read-set.server.ts";
import type { OrderWords } from "../../islands/order/order-details.tsx";
import Pay from "../../islands/pay.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }): OrderWords => {
    const { order, checkout } = readSet(address.locale, "payment");
    const { summary, package: packageWords, method, buyer } = checkout;
    return { order, checkout: { summary, package: packageWords, method, buyer } };
  });

/** Renders the page on which somebody pays an order of somebody else; the token of the link is in the fragment. */
export default function PayPage() {
  const { words, address, common, extra } = usePage<"payer-link", OrderWords>();
  const props = { words: words.page, payment: extra, seller: common.company.legalName, address };
  return (
    <div className="wrap min-h-svh py-10 lg:py-16">
      <Island name="pay" component={Pay} props={props} />
      <noscript>
        <p className="mt-6 max-w-xl">{words.page.noScript}</p>
      </noscript>
    </div>
  );
}
