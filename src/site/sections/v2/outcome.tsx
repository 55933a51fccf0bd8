import { Icon } from "#ui/icon.tsx";
import { Inline } from "../inline.tsx";
import type { OutcomeProps } from "../outcome.tsx";
import { Title } from "../title.tsx";

/** Renders an outcome as two panes: the state at the left, what it means and what follows at the right. */
export function Outcome({ icon, isGood, title, lead, children }: OutcomeProps) {
  return (
    <div className="answer-panes">
      <div className={isGood ? "bg-good-soft text-good" : "bg-primary-soft text-primary"}>
        <Icon name={icon} className="size-20 md:mx-auto md:size-28" />
      </div>
      <div>
        <Title>{title}</Title>
        <p className="mt-4 max-w-[39em] text-muted">
          <Inline text={lead} />
        </p>
        {children && <div className="mt-6">{children}</div>}
      </div>
    </div>
  );
}
