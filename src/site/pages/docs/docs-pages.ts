import { productIds } from "#catalogue/products.ts";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import type { Guide } from "#content/kinds/docs/guide.ts";
import type { AllWords } from "#content/kinds/shared/all.ts";

interface PageGroup {
  title: string;
  pages: { path: string; title: string }[];
}

/** Returns the pages of the documentation as its list shows them. */
export function docsPages({ guides, pages, labels }: DocsWords, { products }: AllWords): PageGroup[] {
  const named = Object.entries(pages).map(([path, title]) => ({ path, title }));
  const guidesOf = (group: Guide["group"]) =>
    guides.filter((guide) => guide.group === group).map(({ slug, menu }) => ({ path: `/docs/${slug}`, title: menu }));
  return [
    { title: labels.begin, pages: [...named.filter(({ path }) => path === "/docs"), ...guidesOf("begin")] },
    { title: labels.siteApi, pages: [...guidesOf("siteApi"), ...named.filter(({ path }) => path !== "/docs")] },
    { title: labels.products, pages: productIds.map((id) => ({ path: `/docs/${id}`, title: products[id].name })) },
  ];
}
