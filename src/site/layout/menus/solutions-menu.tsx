import { industryIds } from "#catalogue/industries.ts";
import { IndustryMark } from "../../illustrations/industry-mark.tsx";
import { usePage } from "../../use-page.ts";
import industries from "./industries.svg?url";
import { MenuLink } from "./menu-link.tsx";
import { MenuMore } from "./menu-more.tsx";
import { MenuPicture } from "./menu-picture.tsx";
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
