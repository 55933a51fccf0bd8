import { industryIds } from "#catalogue/industries.ts";
import { productIds } from "#catalogue/products.ts";
import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../use-page.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The menu of phones: a sheet under the bar, its groups opened one at a time, the main step within the thumb's reach. */
export function PhoneMenu({ id }: { id: string }) {
  const { all, navbar, header, common } = usePage();
  const href = useHref();
  const groups = [
    {
      title: navbar.products,
      links: productIds.map((product) => ({ label: all.products[product].name, href: `/products/${product}` })),
    },
    {
      title: navbar.solutions,
      links: industryIds.map((industry) => ({
        label: all.industries[industry].name,
        href: `/solutions/${industry}`,
      })),
    },
    { title: navbar.resources, links: navbar.resourceLinks },
  ];
  return (
    <div popover="auto" id={id} className="menu lg:hidden">
      <nav aria-label={navbar.label} className="wrap pb-6">
        {groups.map(({ title, links }) => (
          <details key={title} name="phone-menu" className="group border-b border-line">
            <summary className="flex min-h-13 items-center justify-between font-medium">
              {title}
              <Icon name="chevron-down" className="size-5 text-muted group-open:rotate-180" />
            </summary>
            <ul className="grid grid-cols-2 pb-3">
              {links.map((link) => (
                <li key={link.href}>
                  <a href={href(link.href)} className="flex min-h-11 items-center pe-3 text-sm text-muted">
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <a href={href("/products/pricing")} className="flex min-h-13 items-center border-b border-line font-medium">
          {navbar.pricing}
        </a>
        <div className="mt-5 flex items-center gap-3">
          <a href={href("/contact-us")} className="btn btn-primary grow">
            {common.actions.contact}
          </a>
          <a href={href("/auth/login")} className="btn btn-secondary when-out grow">
            {header.login}
          </a>
          <ThemeSwitch label={header.theme} />
        </div>
      </nav>
    </div>
  );
}
