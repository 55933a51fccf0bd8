/** Renders the pages above this one; the page itself is named by its heading. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: { label: string; href: string }[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label: text, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <a href={href} className="flex min-h-11 items-center hover:text-primary hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
