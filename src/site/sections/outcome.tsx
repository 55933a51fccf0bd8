import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Inline } from "./inline.tsx";
import { Title } from "./title.tsx";

export interface OutcomeProps {
  icon: IconName;
  /** Whether something was finished well. */
  isGood?: boolean;
  title: string;
  lead: string;
  /** What can be done next. */
  children?: ReactNode;
}

/** Renders what came of a form or of a link in a mail. */
export function Outcome({ icon, isGood, title, lead, children }: OutcomeProps) {
  const tone = isGood ? "bg-good-soft text-good" : "bg-primary-soft text-primary";
  return (
    <div className="wrap max-w-4xl pt-20 pb-24 text-center">
      <span className={`mx-auto flex size-14 items-center justify-center rounded-[99px] ${tone}`}>
        <Icon name={icon} className="size-7" />
      </span>
      <Title className="h1 mt-8">{title}</Title>
      <p className="lead mx-auto mt-5">
        <Inline text={lead} />
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3 *:justify-center">{children}</div>
    </div>
  );
}
