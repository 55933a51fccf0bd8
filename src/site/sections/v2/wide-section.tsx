import { Inline } from "../inline.tsx";
import type { SectionProps } from "../section.tsx";

export function WideSection({ title, lead, id, children }: SectionProps) {
  return (
    <section id={id} className="section">
      <div className="wrap">
        <h2 className="mx-auto max-w-5xl text-center text-4xl/[1.05] tracking-[-0.035em]">{title}</h2>
        {lead && (
          <p className="lead mx-auto mt-5 text-center">
            <Inline text={lead} />
          </p>
        )}
        <div className="mt-12">{children}</div>
      </div>
    </section>
  );
}
