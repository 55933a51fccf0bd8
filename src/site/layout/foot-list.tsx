import type { ReactNode } from "react";
import { useHref } from "../use-page.ts";

interface FootListProps {
  links: readonly { href: string; label: string }[];
  children?: ReactNode;
}

/** Renders a list of links of the footer; `children` are further entries. */
export function FootList({ links, children }: FootListProps) {
  const href = useHref();
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={href(link.href)} className="foot-link">
            {link.label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
