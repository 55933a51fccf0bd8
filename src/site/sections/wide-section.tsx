import { partClass } from "./ground.ts";
import { Inline } from "./inline.tsx";
import type { SectionProps } from "./section.tsx";

/** Renders a part of a page whose content needs the whole width: the heading is above it. */
export function WideSection({
  title,
  lead,
  id,
  sunken,
  ground = sunken ? "mist" : "paper",
  size,
  children,
}: SectionProps) {
  return (
    <section id={id} className={partClass(ground, size)}>
      <div className="wrap">
        <h2 className="h2 max-w-4xl">{title}</h2>
        {lead && (
          <p className="lead mt-5">
            <Inline text={lead} />
          </p>
        )}
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  );
}
