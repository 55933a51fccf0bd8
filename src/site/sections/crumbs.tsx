import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { breadcrumbOf } from "../layout/breadcrumb-trail.ts";
import { useHref, usePage } from "../use-page.ts";

export function Crumbs() {
  const { row, all, common } = usePage();
  const href = useHref();
  const crumbs = breadcrumbOf(row, all, common).map(({ label, path }) => ({ label, href: href(path) }));
  return <Breadcrumb label={common.labels.breadcrumb} crumbs={crumbs} />;
}
