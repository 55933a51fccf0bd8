import type { LoaderFunctionArgs } from "react-router";
import type { SoldPackage } from "../../islands/checkout/chosen-package.ts";
import Payment from "../../islands/payment.tsx";
import { Island } from "../../layout/island.tsx";
import { loadPage } from "../../page.server.ts";
import { Inline } from "../../sections/inline.tsx";
import { NoScriptOrder } from "../../sections/no-script-order.tsx";
import { Title } from "../../sections/title.tsx";
import { soldPackages } from "../../sold-packages.ts";
import { usePage } from "../../use-page.ts";

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, async ({ packages }, { address }) => soldPackages(await packages(address.locale)));

/** Renders the checkout. It is the same page for everyone; the selection is stored in the browser. */
export default function PaymentPage() {
  const { words, address, extra: packages } = usePage<"payment", SoldPackage[]>();
  return (
    <div className="wrap pt-10 pb-4 lg:py-16">
      <Title className="text-3xl">{words.title}</Title>
      <p className="mt-2 mb-10 text-muted">
        <Inline text={words.lead} />
      </p>
      <Island name="payment" component={Payment} props={{ words: words.checkout, packages, address }} />
      <NoScriptOrder />
    </div>
  );
}
