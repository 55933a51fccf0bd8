import type { ReactNode } from "react";
import { kawung } from "#ui/marks/petal.ts";
import type { NavigationName } from "../screen-row.ts";
import { NavigationIcon } from "../shell/navigation-icon.tsx";

interface EmptyProps {
  /** One sentence: that there is nothing, and what that means. */
  children: ReactNode;
  /** Said above the sentence. */
  title?: string;
  action?: ReactNode;
  /** What will stand here. */
  example?: ReactNode;
  /** The part of the back office whose sign is drawn; without it only the sentence is shown, as in a small panel. */
  part?: NavigationName | undefined;
}

/** Says that there is nothing, shows an example of what there will be, and offers one thing to do about it. */
export function Empty({ children, title, action, example, part }: EmptyProps) {
  return (
    <div className="empty">
      {part && <Scene part={part} />}
      {title && <p className="empty-title">{title}</p>}
      <p>{children}</p>
      {example && <p className="empty-example">{example}</p>}
      {action && <div className="empty-action">{action}</div>}
    </div>
  );
}

const [signal, ...others] = kawung(22, 22, 11, 1.4, 0.5) as [string, string, string, string];

/** Draws a list whose first row arrives: its mark with the one petal in turmeric, and the rows that will follow. */
function Scene({ part }: { part: NavigationName }) {
  return (
    <div className="empty-scene">
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <path className="fill-surface stroke-line" d="M8.5 14.5h143a6 6 0 0 1 6 6v75h-155v-75a6 6 0 0 1 6-6z" />
        <path
          className="fill-quiet"
          d="M14 62h22v6H14zM46 62h64v6H46zM122 62h24v6h-24zM14 80h22v6H14zM46 80h46v6H46zM122 80h24v6h-24z"
        />
        <path className="fill-primary-soft" d="M2.5 22.5h155v27h-155z" />
        <path className="fill-primary" opacity={0.5} d="M46 30h58v5H46zM46 39h34v5H46z" />
        <g transform="translate(0 14)">
          <path className="fill-primary" d={others.join("")} />
          <path className="fill-accent" d={signal} />
        </g>
      </svg>
      <span className="empty-sign">
        <NavigationIcon name={part} />
      </span>
    </div>
  );
}
