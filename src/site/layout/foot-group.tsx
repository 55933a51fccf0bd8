import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

interface FootGroupProps {
  title: string;
  className: string;
  /** Whether wide screens show the title too; there the group is always open. */
  titled?: boolean;
  children: ReactNode;
}

/** Renders a group of links of the footer, folded on narrow screens. */
export function FootGroup({ title, className, titled, children }: FootGroupProps) {
  return (
    <nav aria-label={title} className={className}>
      <details className="foot-group group">
        <summary>
          {title}
          <Icon name="plus" className="size-5 shrink-0 group-open:rotate-45" />
        </summary>
        {titled && <p className="foot-title foot-wide">{title}</p>}
        {children}
      </details>
    </nav>
  );
}
