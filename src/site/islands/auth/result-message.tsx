import { type ReactNode, useEffect, useRef } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";

/** Renders the result of a form, with what can be done next. It takes the focus, since it replaces the form. */
export function ResultMessage({
  title,
  body,
  icon = "mail",
  children,
}: {
  title: string;
  body: string;
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
      <p className="mt-2 text-muted">{body}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
