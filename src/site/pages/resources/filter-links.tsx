/** Renders one filter of a list: plain links in a row, the current one marked. */
export function FilterLinks({
  label,
  links,
}: {
  label: string;
  links: { label: string; href: string; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="grid gap-x-6 gap-y-1 md:grid-cols-[5rem_minmax(0,1fr)] md:items-center">
      <p className="text-sm text-muted" aria-hidden="true">
        {label}
      </p>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-1">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.current ? "true" : undefined} className="chip">
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
