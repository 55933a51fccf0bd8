/** The way to this page; the page itself is named by its heading and is not repeated. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: { label: string; href: string }[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label} className="text-sm text-muted">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ label: text, href }) => (
          <li key={href} className="flex items-center gap-2">
            <a href={href} className="flex min-h-11 items-center hover:text-primary hover:underline">
              {text}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
