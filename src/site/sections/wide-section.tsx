import { partClass } from "./ground.ts";
import { Inline } from "./inline.tsx";
import type { SectionProps } from "./section.tsx";

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
