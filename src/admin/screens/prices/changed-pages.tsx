import type { PricePages } from "#shop/prices/admin-prices-view.ts";
import { fill } from "#text/fill.ts";
import { useCall } from "../../data/use-call.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

/** Renders the pages of the site that will show the new price. */
export function ChangedPages({ product }: { product: string }) {
  const { plan: words } = useWords("admin-prices");
  const locale = useLocale();
  const { data: pages } = useCall<PricePages>("/admin/prices/pages", { product });
  if (!pages) return null;
  return (
    <details className="text-sm">
      <summary className="link">
        {fill(words.pages, { n: String(pages.length) })}, {words.languages}
      </summary>
      <ul className="mt-2 grid gap-1">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a className="link" href={locale === "en" ? `/en${path}` : path} target="_blank" rel="noreferrer">
              {title[locale] ?? path}
            </a>{" "}
            <span className="num text-muted">{path}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
