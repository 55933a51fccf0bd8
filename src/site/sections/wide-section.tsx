import { Inline } from "./inline.tsx";
import type { SectionProps } from "./section.tsx";

/** Renders a part of a page whose content needs the whole width: the heading is above it. */
export function WideSection({ title, lead, id, sunken, children }: SectionProps) {
  return (
    <section id={id} className={`section ${sunken ? "sunken" : ""}`}>
      <div className="wrap">
        <h2 className="max-w-3xl text-3xl">{title}</h2>
        {lead && (
          <p className="lead mt-5">
            <Inline text={lead} />
          </p>
        )}
        <div className="mt-12">{children}</div>
      </div>
    </section>
  );
}
