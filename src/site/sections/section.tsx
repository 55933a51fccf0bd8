import type { ReactNode } from "react";
import { Inline } from "./inline.tsx";

/** The background of a part of a page. No two neighbours are alike, and one chapter of a long page is on ink. */
export type Ground = "paper" | "mist" | "tint" | "ink";
/** How much a part weighs: a chapter tells a story, a section continues it, a tail is small print. */
type PartSize = "chapter" | "section" | "tail";

const grounds = { paper: "", mist: "ground-mist", tint: "ground-tint", ink: "ground-ink" };

/** Returns the classes of a part of a page. */
export function partClass(ground: Ground = "paper", size: PartSize = "section"): string {
  return `${size} ${grounds[ground]}`;
}

export interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  ground?: Ground;
  size?: PartSize;
  children: ReactNode;
}

/** Renders a part of a page: its heading in a column of its own, the content beside it. */
export function Section({ title, lead, id, ground, size, children }: SectionProps) {
  return (
    <section id={id} className={partClass(ground, size)}>
      <div className="wrap beside">
        <div>
          <h2 className="h2s">{title}</h2>
          {lead && (
            <p className="mt-4 text-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

export interface WideSectionProps extends SectionProps {
  /** Whether a link to it moves the focus there; it is then named by its title. */
  takesFocus?: boolean;
}

/** Renders a part of a page whose content needs the whole width: the heading is above it. */
export function WideSection({ title, lead, id, takesFocus, ground, size, children }: WideSectionProps) {
  return (
    <section
      id={id}
      className={partClass(ground, size)}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={takesFocus ? title : undefined}
    >
      <div className="wrap">
        <h2 className={size === "tail" ? "h2s" : "h2 max-w-4xl"}>{title}</h2>
        {lead && (
          <p className={size === "tail" ? "mt-2 max-w-[43em] text-muted" : "lead mt-5"}>
            <Inline text={lead} />
          </p>
        )}
        <div className={size === "tail" ? "mt-6 lg:mt-8" : "mt-8"}>{children}</div>
      </div>
    </section>
  );
}
