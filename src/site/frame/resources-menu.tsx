import { usePage } from "../use-page.ts";
import { MenuLink } from "./menu-link.tsx";

export function ResourcesMenu({ id }: { id: string }) {
  const { navbar } = usePage();
  return (
    <div popover="auto" id={id} className="menu">
      <ul className="wrap grid grid-cols-2 gap-x-10 gap-y-1 py-8 lg:grid-cols-4">
        {navbar.resourceLinks.map(({ label, href, line }) => (
          <li key={href}>
            <MenuLink href={href} name={label} line={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
