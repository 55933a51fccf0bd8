import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { useWords } from "../../../kit/data.ts";
import { useUpgrades } from "../upgrades/use-upgrades.ts";

const sections = [
  ["documents", "/content"],
  ["parity", "/content/parity"],
  ["replace", "/content/replace"],
  ["upgrades", "/content/upgrades"],
  ["facts", "/content/facts"],
  ["searches", "/content/searches"],
  ["publications", "/content/publications"],
] as const;

/** Leads from one part of the content desk to the others. */
export function SectionLinks() {
  const { sections: words } = useWords("admin-content");
  const { rows } = useUpgrades();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone not all of them are in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path marks another link.
  useEffect(() => {
    nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={words.label} className="section-links">
      {sections.map(([name, to]) => (
        <NavLink key={name} to={to} end className="section-link">
          {words[name]}
          {name === "upgrades" && rows.length > 0 && <span className="section-count num">{rows.length}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
