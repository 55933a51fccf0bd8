import { soldOnline } from "#catalogue/products.ts";
import PaymentOrder from "../../islands/payment-order.tsx";
import { Island } from "../../layout/island.tsx";
import { usePage } from "../../use-page.ts";

export { loader } from "../../page.server.ts";

/** Renders the page of one order; only the browser and the API know which one, and whose. */
export default function PaymentOrderPage() {
  const { words, address, all, common } = usePage<"payment">();
  const { summary, package: packageWords, method, buyer } = words.checkout;
  return (
    <div className="wrap min-h-svh py-10 lg:py-16">
      <Island
        name="payment-order"
        component={PaymentOrder}
        props={{
          words: { order: words.order, checkout: { summary, package: packageWords, method, buyer } },
          seller: common.company.legalName,
          productNames: Object.fromEntries(soldOnline.map((id) => [id, all.products[id].name])),
          address,
        }}
      />
      <noscript>
        <p className="mt-6 text-sm text-muted">{common.labels.noScript}</p>
      </noscript>
    </div>
  );
}
