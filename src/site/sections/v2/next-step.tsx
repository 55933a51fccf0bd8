import { Team } from "../../pictures/people/team.tsx";
import { Workplace } from "../../pictures/people/workplace.tsx";
import { ContactActions } from "../actions/contact-actions.tsx";
import { partClass } from "../ground.ts";
import type { NextStepProps } from "../next-step.tsx";

/** Renders the invitation as the last row of the console: text at the left, buttons at the right. */
export function NextStep({ title, body, product, team, workplace, picture, ground = "ink" }: NextStepProps) {
  const beside = workplace || picture ? "beside-workplace" : "grid items-end gap-6 lg:grid-cols-[minmax(0,1fr)_auto]";
  return (
    <section className={`${partClass(ground)} no-print overflow-clip ${team || workplace || picture ? "pb-0" : ""}`}>
      <div className={`wrap ${beside}`}>
        <div>
          <h2 className="h2 max-w-4xl">{title}</h2>
          <p className="mt-3 max-w-[39em] text-muted">{body}</p>
        </div>
        <ContactActions product={product} />
        {workplace && <Workplace product={workplace} />}
        {picture && <div className="workplace next-picture">{picture}</div>}
      </div>
      {team && <Team />}
    </section>
  );
}
