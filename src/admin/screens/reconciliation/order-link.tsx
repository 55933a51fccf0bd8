import { Link } from "react-router";

/** Renders the number of an order, which opens it. */
export function OrderLink({ order }: { order: { id: string; number: string } }) {
  return (
    <Link to={`/orders/${order.id}`} className="link num">
      {order.number}
    </Link>
  );
}
