import { Inline } from "../inline.tsx";
import type { SectionProps } from "../section.tsx";

/** Renders one wide tile: heading to the left, content to the right. */
export function Section({ title, lead, id, children }: SectionProps) {
  return (
    <section id={id} className="section">
      <div className="wrap">
        <div className="tile rise beside">
          <div>
            <h2 className="text-3xl tracking-[-0.035em]">{title}</h2>
            {lead && (
              <p className="mt-4 text-muted">
                <Inline text={lead} />
              </p>
            )}
          </div>
          <div>{children}</div>
        </div>
      </div>
    </section>
  );
}
