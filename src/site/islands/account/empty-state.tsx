import { localizeHref, type PageAddress } from "#address/address.ts";

/** Renders an empty list, with a link to the prices. */
export function EmptyState({
  title,
  body,
  action,
  address,
}: {
  title: string;
  body: string;
  action: string;
  address: PageAddress;
}) {
  return (
    <div className="card text-center">
      <h2 className="text-lg">{title}</h2>
      <p className="mx-auto mt-2 max-w-[30em] text-muted">{body}</p>
      <a className="btn btn-primary mt-6" href={localizeHref("/products/pricing", address)}>
        {action}
      </a>
    </div>
  );
}
