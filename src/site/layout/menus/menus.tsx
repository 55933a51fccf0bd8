import { industryIds } from "#catalogue/industries.ts";
import { jobIds, productJobs } from "#catalogue/products.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { ProductMark } from "#ui/marks/product-mark.tsx";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { useHref, usePage } from "../../use-page.ts";
import { ThemeSwitch } from "../switches.tsx";
import industries from "./industries.svg?url";
import { MenuLink, MenuMore, MenuPicture, Submenu, useMenus } from "./menu-parts.tsx";
import story from "./story.svg?url";

/** The glyph of each page; a page without one has that of the last. */
const glyphs: Record<string, IconName> = {
  "/docs": "code",
  "/resources": "book",
  "/customers": "quote",
  "/events": "calendar",
  "/partners": "link",
  "/about-us": "user",
  "/locations": "map-pin",
  "/security": "lock",
  "/ai": "eye",
  "/integrations": "link",
  "/service-levels": "clock",
  "/comparison": "grid",
  "/accessibility": "check",
  "/glossary": "quote",
};

/** Renders what there is to read, what buyers check, and one figure of a story. */
function ResourcesMenu({ id }: { id: string }) {
  const { navbar } = usePage();
  const { title, figure, body, link } = navbar.reading;
  return (
    <Submenu
      id={id}
      label={navbar.resources}
      tile={
        <>
          <MenuPicture src={story} />
          <p className="text-sm text-muted">{title}</p>
          <p className="menu-figure">{figure}</p>
          <p className="text-sm text-muted">{body}</p>
          <MenuMore {...link} />
        </>
      }
    >
      <Links links={navbar.resourceLinks} />
      <p className="menu-job">{navbar.trust.title}</p>
      <Links links={navbar.trust.links} />
    </Submenu>
  );
}

function Links({ links }: { links: readonly { label: string; href: string; line: string }[] }) {
  return (
    <ul className="menu-grid">
      {links.map(({ label, href, line }) => (
        <li key={href}>
          <MenuLink
            href={href}
            name={label}
            line={line}
            glyph={<Icon name={glyphs[href] ?? "info"} className="glyph" />}
          />
        </li>
      ))}
    </ul>
  );
}

/** Renders what the header's buttons open. */
export function Menus() {
  return (
    <>
      <PhoneMenu id="menu-phone" />
      <ProductsMenu id="menu-products" />
      <SolutionsMenu id="menu-solutions" />
      <ResourcesMenu id="menu-resources" />
      <AccountMenu id="menu-account" />
    </>
  );
}

/**
 * Renders the menu of a logged-in user: name, account pages, logout. The page is the same for everybody: the visitor
 * script fills in the name. Its width does not depend on the name, so that nothing moves.
 */
function AccountMenu({ id }: { id: string }) {
  const { header } = usePage();
  const href = useHref();
  const links = [
    { path: "/account", label: header.account },
    { path: "/account/packages", label: header.packages },
    { path: "/account/invoices", label: header.invoices },
    { path: "/account/security", label: header.security },
  ];
  return (
    <div popover="auto" id={id} className="menu menu-account">
      <p className="px-3 text-xs text-muted">{header.loggedInAs}</p>
      <p className="mb-2 border-b border-line px-3 pb-3 font-semibold wrap-anywhere" data-person />
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)} className="bar-link w-full">
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className="bar-link w-full" data-log-out={href("/")}>
            <Icon name="logout" />
            {header.logOut}
          </button>
        </li>
      </ul>
    </div>
  );
}

/**
 * Renders the menu of phones: a sheet from below that opens the same menus as the wide header, with the main button at
 * the thumb. A menu opened from here covers the sheet; its first button, a press beside it or Escape closes it.
 */
function PhoneMenu({ id }: { id: string }) {
  const { navbar, header, common } = usePage();
  const href = useHref();
  const menus = useMenus();
  return (
    <div popover="auto" id={id} className="menu">
      <nav aria-label={header.menu} className="wrap pt-2">
        <ul>
          {menus.map((menu) => (
            <li key={menu.id}>
              <button type="button" popoverTarget={menu.id} className="sheet-link">
                {menu.label}
                <Icon name="chevron-right" className="size-5 text-muted" />
              </button>
            </li>
          ))}
          <li>
            <a href={href("/products/pricing")} className="sheet-link">
              {navbar.pricing}
            </a>
          </li>
          <li>
            <a href={href("/search")} className="sheet-link" data-palette="">
              {header.search}
              <Icon name="search" className="size-5 text-muted" />
            </a>
          </li>
        </ul>
        <div className="sheet-foot">
          <a href={href("/contact-us")} className="btn btn-primary grow">
            {common.actions.demo}
          </a>
          <a href={href("/auth/login")} className="btn btn-secondary when-out">
            {header.login}
          </a>
          <ThemeSwitch label={header.theme} />
        </div>
      </nav>
    </div>
  );
}

/** Renders the products by job, in the order of the story, each in its job's hue. */
function ProductsMenu({ id }: { id: string }) {
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

/** Renders the industries by mark, name and line. */
function SolutionsMenu({ id }: { id: string }) {
  const { all, navbar, common } = usePage();
  const { title, body, link } = navbar.industry;
  return (
    <Submenu
      id={id}
      label={navbar.solutions}
      tile={
        <>
          <MenuPicture src={industries} />
          <p className="font-semibold">{title}</p>
          <p className="text-sm text-muted">{body}</p>
          <MenuMore {...link} />
        </>
      }
    >
      <ul className="menu-grid">
        {industryIds.map((industry) => (
          <li key={industry}>
            <MenuLink
              href={`/solutions/${industry}`}
              {...all.industries[industry]}
              glyph={<IndustryMark id={industry} className="glyph" />}
            />
          </li>
        ))}
      </ul>
      <MenuMore href="/solutions" label={common.actions.allSolutions} />
    </Submenu>
  );
}
