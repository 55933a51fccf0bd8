import { NavLink } from "react-router";
import { useWords } from "../../../words/use-words.ts";
import { useUpgrades } from "../upgrades/use-upgrades.ts";

const sections = [
  ["documents", "/content"],
  ["parity", "/content/parity"],
  ["replace", "/content/replace"],
  ["upgrades", "/content/upgrades"],
  ["publications", "/content/publications"],
] as const;

/** Leads from one part of the content desk to the others. */
export function SectionLinks() {
  const { sections: words } = useWords("admin-content");
  const { rows } = useUpgrades();
  return (
    <nav aria-label={words.label} className="section-links">
      {sections.map(([name, to]) => (
        <NavLink key={name} to={to} end className="section-link">
          {words[name]}
          {name === "upgrades" && rows.length > 0 && <span className="section-count num">{rows.length}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
