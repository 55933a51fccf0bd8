import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";

/** Renders the result of a form, with what can be done next. It takes the focus, since it replaces the form. */
export function ResultMessage({
  title,
  body,
  fit,
  icon = "mail",
  children,
}: {
  title: string;
  body: string;
  /** Classes by which the body has as many lines in a fallback as in its face, where it is in the first frame. */
  fit?: string;
  icon?: IconName;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={icon} className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-xl outline-none">
        {title}
      </h2>
      <p className="fit mt-2 text-muted">
        <span className={fit}>{body}</span>
      </p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
