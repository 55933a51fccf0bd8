import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { Person } from "../../pictures/people/person.tsx";
import { usePage } from "../../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuMore } from "./menu-more.tsx";
import { Submenu } from "./submenu.tsx";

/** Renders the industries by mark, name and line. */
export function SolutionsMenu({ id }: { id: string }) {
  const { all, navbar, common } = usePage();
  const { title, body, link } = navbar.industry;
  return (
    <Submenu
      id={id}
      label={navbar.solutions}
      tile={
        <>
          <p className="mb-3 flex" data-job="ask">
            <Person bust="hijab" className="size-16" />
            <Person bust="batik" className="-ms-3 size-16" />
            <Person bust="glasses" className="-ms-3 size-16" />
          </p>
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
