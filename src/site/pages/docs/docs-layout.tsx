import type { ReactNode } from "react";
import { productIds } from "#catalogue/products.ts";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import type { Guide } from "#content/kinds/docs/guide.ts";
import type { AllWords } from "#content/kinds/shared/all.ts";
import { Icon } from "#ui/icon.tsx";
import { Crumbs } from "../../sections/crumbs.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { LanguageTabs } from "./code-panel.tsx";

interface TocLink {
  id: string;
  title: ReactNode;
}

interface DocsLayoutProps {
  words: DocsWords;
  /** The sections of this page, listed below its own name. */
  contents: readonly TocLink[];
  /** Whether the page shows samples in several languages. The browser would know only once it has parsed them. */
  hasSamples: boolean;
  children: ReactNode;
}

/** Renders a page of the documentation: its pages and sections to the left, text in the middle, code to the right. */
export function DocsLayout({ words, contents, hasSamples, children }: DocsLayoutProps) {
  const { labels } = words;
  const href = useHref();
  return (
    <div className="docs" data-docs>
      <div className="docs-bar no-print">
        <form action={href("/search")} className="docs-search">
          <button
            type="submit"
            aria-label={labels.search}
            className="-mx-1 grid size-6 shrink-0 place-items-center text-muted"
          >
            <Icon name="search" className="size-4" />
          </button>
          <input type="search" name="q" aria-label={labels.search} placeholder={labels.search} autoComplete="off" />
          <kbd className="docs-key">/</kbd>
        </form>
        <div className="docs-crumbs">
          <Crumbs />
        </div>
        {hasSamples && <LanguageTabs label={labels.language} />}
      </div>
      <nav aria-label={labels.contents} className="docs-rail no-print">
        <Pages words={words} contents={contents} />
      </nav>
      <details className="docs-fold group no-print">
        <summary className="flex min-h-13 items-center justify-between font-medium">
          {labels.contents}
          <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <nav aria-label={labels.contents}>
          <Pages words={words} contents={contents} />
        </nav>
      </details>
      <div className="docs-body">{children}</div>
    </div>
  );
}

/** Renders the list of pages; below the current one its sections, of which the browser marks the one in view. */
function Pages({ words, contents }: Pick<DocsLayoutProps, "words" | "contents">) {
  const { row, all } = usePage();
  const href = useHref();
  return docsPages(words, all).map(({ title, pages }) => (
    <div key={title} className="docs-group">
      <p className="docs-group-title">{title}</p>
      <ul>
        {pages.map(({ path, title }) => {
          const isCurrent = path === row.path;
          return (
            <li key={path} className={path.startsWith("/docs/api/") ? "ps-3" : undefined}>
              <a href={href(path)} className="docs-link" aria-current={isCurrent ? "page" : undefined}>
                {title}
              </a>
              {isCurrent && contents.length > 0 && (
                <ol className="docs-toc">
                  {contents.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`} className="docs-link">
                        {title}
                      </a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  ));
}

interface PageGroup {
  title: string;
  pages: { path: string; title: string }[];
}

/** Returns the pages of the documentation as its list shows them. */
function docsPages({ guides, pages, labels }: DocsWords, { products }: AllWords): PageGroup[] {
  const named = Object.entries(pages).map(([path, title]) => ({ path, title }));
  const guidesOf = (group: Guide["group"]) =>
    guides.filter((guide) => guide.group === group).map(({ slug, menu }) => ({ path: `/docs/${slug}`, title: menu }));
  return [
    { title: labels.begin, pages: [...named.filter(({ path }) => path === "/docs"), ...guidesOf("begin")] },
    { title: labels.siteApi, pages: [...guidesOf("siteApi"), ...named.filter(({ path }) => path !== "/docs")] },
    { title: labels.products, pages: productIds.map((id) => ({ path: `/docs/${id}`, title: products[id].name })) },
  ];
}
