import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { breadcrumbOf } from "../layout/breadcrumb-trail.ts";
import { useHref, usePage } from "../use-page.ts";

/** Renders the pages above this one, at the top of its content; v2 has them in its shell. */
export function Crumbs() {
  return usePage().edition === "v1" ? <Trail /> : null;
}

/** Renders the pages above this one. */
export function Trail() {
  const { row, all, common } = usePage();
  const href = useHref();
  const crumbs = breadcrumbOf(row, all, common).map(({ label, path }) => ({ label, href: href(path) }));
  return <Breadcrumb label={common.labels.breadcrumb} crumbs={crumbs} />;
}
