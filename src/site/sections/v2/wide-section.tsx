import { partClass } from "../ground.ts";
import { Inline } from "../inline.tsx";
import type { WideSectionProps } from "../wide-section.tsx";

/** Renders the heading as a caption over its screens: what it says at the right. */
export function WideSection({ title, lead, id, takesFocus, ground, size, children }: WideSectionProps) {
  return (
    <section
      id={id}
      className={partClass(ground === "ink" ? "ink" : "paper", size)}
      tabIndex={takesFocus ? -1 : undefined}
      aria-label={takesFocus ? title : undefined}
    >
      <div className="wrap">
        <div className="console-head">
          <h2 className="h2">{title}</h2>
          {lead && (
            <p className="max-w-[39em] text-muted">
              <Inline text={lead} />
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
