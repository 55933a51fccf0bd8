import { usePage } from "../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { Submenu } from "./submenu.tsx";

export function ResourcesMenu({ id }: { id: string }) {
  const { navbar } = usePage();
  return (
    <Submenu id={id}>
      <ul className="wrap grid grid-cols-2 gap-x-10 gap-y-1 py-8 lg:grid-cols-4">
        {navbar.resourceLinks.map(({ label, href, line }) => (
          <li key={href}>
            <MenuLink href={href} name={label} line={line} />
          </li>
        ))}
      </ul>
    </Submenu>
  );
}
