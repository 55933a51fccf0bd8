import { industryIds } from "#catalogue/industries.ts";
import { useHref, usePage } from "../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { Submenu } from "./submenu.tsx";

export function SolutionsMenu({ id }: { id: string }) {
  const { all, navbar, common } = usePage();
  const href = useHref();
  return (
    <Submenu id={id}>
      <div className="wrap py-8">
        <ul className="grid grid-cols-2 gap-x-10 gap-y-1 lg:grid-cols-4">
          {industryIds.map((industry) => (
            <li key={industry}>
              <MenuLink href={`/solutions/${industry}`} name={all.industries[industry].name} />
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-x-8 border-t border-line pt-5 text-sm">
          <a href={href("/solutions")} className="link">
            {common.actions.allSolutions}
          </a>
          <span className="text-muted">{navbar.industry.body}</span>
          <a href={href(navbar.industry.link.href)} className="link">
            {navbar.industry.link.label}
          </a>
        </p>
      </div>
    </Submenu>
  );
}
