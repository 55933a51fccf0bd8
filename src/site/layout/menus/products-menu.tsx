import { jobIds, productJobs } from "#catalogue/products.ts";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuMore } from "./menu-more.tsx";
import { Submenu } from "./submenu.tsx";

/** Renders the products by job, in the order of the story, each in its job's hue. */
export function ProductsMenu({ id }: { id: string }) {
  const { all, navbar, common } = usePage();
  const href = useHref();
  const { title, body, link } = navbar.platform;
  return (
    <Submenu
      id={id}
      label={navbar.products}
      tile={
        <>
          <div data-tile-of={href("/products")} />
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-muted">{body}</p>
          <MenuMore {...link} />
        </>
      }
    >
      <div className="menu-columns">
        {jobIds.map((job) => (
          <div key={job} data-job={job} className="menu-group">
            <p className="menu-job">{all.jobs[job].name}</p>
            <ul>
              {productJobs[job].map((product) => (
                <li key={product}>
                  <MenuLink
                    href={`/products/${product}`}
                    {...all.products[product]}
                    glyph={<ProductMark id={product} className="glyph" />}
                    shows={product}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <MenuMore href="/products" label={common.actions.allProducts} />
    </Submenu>
  );
}
