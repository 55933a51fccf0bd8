import { Team } from "../../pictures/people/team.tsx";
import { Workplace } from "../../pictures/people/workplace.tsx";
import { ContactActions } from "../actions/contact-actions.tsx";
import type { NextStepProps } from "../next-step.tsx";

/** Renders the invitation as the last row of the console: text at the left, buttons at the right. */
export function NextStep({ title, body, product, team = false, workplace }: NextStepProps) {
  return (
    <section className={`section ground-ink no-print overflow-clip ${team || workplace ? "pb-0" : ""}`}>
      <div
        className={`wrap ${workplace ? "beside-workplace" : "grid items-end gap-6 lg:grid-cols-[minmax(0,1fr)_auto]"}`}
      >
        <div>
          <h2 className="h2 max-w-4xl">{title}</h2>
          <p className="mt-3 max-w-[39em] text-muted">{body}</p>
        </div>
        <ContactActions product={product} />
        {workplace && <Workplace product={workplace} />}
      </div>
      {team && <Team />}
    </section>
  );
}
