import { fill } from "#text/fill.ts";

interface PageLinksProps {
  labels: Record<"pages" | "page" | "newer" | "older", string>;
  page: number;
  pages: number;
  href: (page: number) => string;
}

/** Renders links to the pages of a long list: the neighbours, the first and the last, and where one is. */
export function PageLinks({ labels, page, pages, href }: PageLinksProps) {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return (
    <nav aria-label={labels.pages} className="no-print mt-12 flex flex-wrap items-center gap-x-4 gap-y-2">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" className="btn btn-secondary">
          {labels.newer}
        </a>
      )}
      <p className="num sr-only">{fill(labels.page, { page: String(page), pages: String(pages) })}</p>
      <ul className="flex flex-wrap gap-1.5">
        {[...new Set(near)].map((number) => (
          <li key={number}>
            <a href={href(number)} aria-current={number === page ? "page" : undefined} className="chip num">
              {number}
            </a>
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={href(page + 1)} rel="next" className="btn btn-secondary">
          {labels.older}
        </a>
      )}
    </nav>
  );
}
