import type { AllWords } from "#content/kinds/shared/all.ts";
import type { CommonWords } from "#content/kinds/shared/common.ts";
import type { PageRow } from "../page-row.ts";

export interface Crumb {
  label: string;
  path: string;
}

/** Returns the pages from the home page to the parent of a row; none where the home page is the only one. */
export function breadcrumbOf(row: PageRow, all: AllWords, common: CommonWords): Crumb[] {
  const crumbs: Crumb[] = [{ label: common.labels.home, path: "/" }];
  const { path, about } = row;
  if (path.startsWith("/products/")) crumbs.push({ label: common.labels.products, path: "/products" });
  if (path.startsWith("/solutions/")) crumbs.push({ label: common.labels.solutions, path: "/solutions" });
  if (path.startsWith("/resources/")) crumbs.push({ label: common.labels.resources, path: "/resources" });
  if (path.startsWith("/events/")) crumbs.push({ label: common.labels.events, path: "/events" });
  if (path.startsWith("/docs/")) crumbs.push({ label: common.labels.docs, path: "/docs" });
  if (path.startsWith("/products/big-vision/"))
    crumbs.push({ label: all.products["big-vision"].name, path: "/products/big-vision" });
  if (path.startsWith("/choosing-") && about) {
    crumbs.push({ label: common.labels.products, path: "/products" });
    crumbs.push({ label: all.products[about as keyof AllWords["products"]].name, path: `/products/${about}` });
  }
  if (path.startsWith("/contact-us/")) crumbs.push({ label: common.actions.contact, path: "/contact-us" });
  return crumbs.length > 1 ? crumbs : [];
}
