import type { ReactNode } from "react";
import type { ProductJob } from "#catalogue/products.ts";
import { useHref } from "../use-page.ts";

interface FootListProps {
  title: string;
  links: readonly { href: string; label: string }[];
  /** The job whose hue the title has. */
  job?: ProductJob;
  children?: ReactNode;
}

/** Renders a titled list of links of the footer; `children` are further entries. */
export function FootList({ title, links, job, children }: FootListProps) {
  const href = useHref();
  return (
    <div data-job={job}>
      <p className="foot-title">{title}</p>
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
    </div>
  );
}
