import { ContactActions } from "../contact-actions.tsx";
import type { NextStepProps } from "../next-step.tsx";

export function NextStep({ title, body, product }: NextStepProps) {
  return (
    <section className="section no-print">
      <div className="wrap">
        <div className="tile tile-glow relative overflow-clip py-20! text-center">
          <div className="relative mx-auto max-w-3xl">
            <h2 className="text-4xl/[1.05] tracking-[-0.035em]">{title}</h2>
            <p className="lead mx-auto mt-5">{body}</p>
            <div className="mt-8 flex flex-wrap justify-center gap-3">
              <ContactActions product={product} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
