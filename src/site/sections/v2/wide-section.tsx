import { Fitted, Lead } from "../fitted.tsx";
import { partClass } from "../ground.ts";
import type { SectionProps } from "../section.tsx";

/** Renders the heading as a caption over its screens: what it says at the right. */
export function WideSection({ title, lead, id, ground, size, children }: SectionProps) {
  return (
    <section id={id} className={partClass(ground === "ink" ? "ink" : "paper", size)}>
      <div className="wrap">
        <div className="console-head">
          <h2 className="fit h2">
            <Fitted text={title} face="plus-jakarta-sans" />
          </h2>
          {lead && <Lead text={lead} className="max-w-[39em] text-muted" />}
        </div>
        {children}
      </div>
    </section>
  );
}
