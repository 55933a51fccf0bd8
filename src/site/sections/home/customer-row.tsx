import { useHref } from "../../use-page.ts";

/** Renders the names of sample customers in one row, each a link to its story. */
export function CustomerRow({
  title,
  customers,
}: {
  title: string;
  customers: readonly { id: string; name: string }[];
}) {
  const href = useHref();
  return (
    <nav aria-label={title} className="wrap customer-row">
      <p className="text-sm text-muted">{title}</p>
      <ul>
        {customers.map(({ id, name }) => (
          <li key={id}>
            <a href={href(`/customers#${id}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
