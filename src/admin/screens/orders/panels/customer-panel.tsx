import { Link } from "react-router";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { Facts } from "../../../layout/facts.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { useMay } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";

/** Renders who ordered, and who the invoice names. */
export function CustomerPanel({ order: { customer, email, buyer, locale } }: { order: OrderDetailView }) {
  const { detail, facts, languages } = useWords("admin-orders");
  return (
    <Panel title={detail.customer}>
      <Facts
        rows={[
          [facts.name, <Account key="account" customer={customer} />],
          customer !== null && customer.company !== "" && [facts.company, customer.company],
          [facts.email, customer?.email ?? email],
          [facts.buyer, buyer.name],
          [facts.address, buyer.address],
          buyer.npwp !== undefined && [
            facts.npwp,
            <span key="npwp" className="num">
              {buyer.npwp}
            </span>,
          ],
          [facts.language, languages[locale]],
        ]}
      />
    </Panel>
  );
}

function Account({ customer }: Pick<OrderDetailView, "customer">) {
  const { detail } = useWords("admin-orders");
  const mayRead = useMay()("customers", "read");
  if (!customer) return detail.closedAccount;
  const name = customer.name || customer.email;
  if (!mayRead) return name;
  return (
    <Link to={`/customers/${customer.id}`} className="link">
      {name}
    </Link>
  );
}
