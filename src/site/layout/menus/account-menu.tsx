import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../../use-page.ts";

/**
 * Renders the menu of a logged-in user: name, account pages, logout. The page is the same for everybody: the visitor
 * script fills in the name. Its width does not depend on the name, so that nothing moves.
 */
export function AccountMenu({ id }: { id: string }) {
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
