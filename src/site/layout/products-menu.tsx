import { jobIds, productJobs } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { Submenu } from "./submenu.tsx";

/** Renders the products by job, in the order of the story. */
export function ProductsMenu({ id }: { id: string }) {
  const { all, navbar, common } = usePage();
  const href = useHref();
  return (
    <Submenu id={id}>
      <div className="wrap py-8">
        <div className="grid grid-cols-2 gap-x-10 gap-y-6 lg:grid-cols-6">
          {jobIds.map((job) => (
            <div key={job}>
              <p className="menu-title">{all.jobs[job].name}</p>
              <ul>
                {productJobs[job].map((product) => (
                  <li key={product}>
                    <MenuLink href={`/products/${product}`} {...all.products[product]} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-6 flex flex-wrap gap-x-8 border-t border-line pt-5 text-sm">
          <a href={href("/products")} className="link">
            {common.actions.allProducts}
          </a>
          <span className="text-muted">{navbar.platform.body}</span>
          <a href={href(navbar.platform.link.href)} className="link inline-flex items-center gap-1">
            {navbar.platform.link.label}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </p>
      </div>
    </Submenu>
  );
}
