import { Link } from "react-router";
import type { CustomerRow } from "#accounts/customers/customer-view.ts";

/** Renders a customer's name, which leads to their page. */
export function CustomerLink({ customer }: { customer: Pick<CustomerRow, "id" | "name"> }) {
  return (
    <Link className="link" to={`/customers/${encodeURIComponent(customer.id)}`}>
      {customer.name}
    </Link>
  );
}
