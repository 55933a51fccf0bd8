import type { LoaderFunctionArgs } from "react-router";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { readSet } from "#content/read-set.server.ts";
import Quotation from "../../islands/quotation.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, (_services, { address }) => {
    const { summary, package: packageWords } = readSet(address.locale, "payment").checkout;
    return { summary, package: packageWords };
  });

/** Renders the page of a quotation; the token of its link is in the fragment, so that only the browser and the API know it. */
export default function QuotationPage() {
  const { words, address, extra } = usePage<"quotation", Pick<PaymentWords["checkout"], "summary" | "package">>();
  return (
    <div className="wrap min-h-svh py-10 lg:py-16">
      <Island name="quotation" component={Quotation} props={{ words: words.page, price: extra, address }} />
      <noscript>
        <p className="mt-6 max-w-xl">{words.page.noScript}</p>
      </noscript>
    </div>
  );
}
