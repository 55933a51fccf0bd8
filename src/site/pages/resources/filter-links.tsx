import { rowClasses } from "../../sections/fitted.tsx";

/** Renders one filter of a list: plain links in a row, the current one marked. */
export function FilterLinks({
  label,
  links,
}: {
  label: string;
  links: { label: string; href: string; current: boolean }[];
}) {
  const labels = links.map((link) => link.label);
  return (
    <nav aria-label={label} className="grid gap-x-6 gap-y-1 md:grid-cols-[5rem_minmax(0,1fr)] md:items-center">
      <p className="text-sm text-muted" aria-hidden="true">
        {label}
      </p>
      <div className="fit">
        <ul
          className={`flex flex-wrap gap-x-1.5 gap-y-1 ${rowClasses(labels, { size: 0.882, edges: 1.77, gap: 0.353 })}`}
        >
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={link.current ? "true" : undefined} className="chip">
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
