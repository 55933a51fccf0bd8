import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { usePage } from "../../use-page.ts";
import { MenuLink } from "./menu-link.tsx";
import { MenuMore } from "./menu-more.tsx";
import people from "./people.svg?url";
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
          {/* A file, requested when the menu is opened: drawn here it would be a part of every page. */}
          <img src={people} alt="" loading="lazy" width={168} height={64} className="mb-3" />
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
