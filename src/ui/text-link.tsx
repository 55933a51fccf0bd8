import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A link in running text, or with an arrow as the last word of a card. */
export function TextLink({
  arrow = false,
  className = "",
  children,
  ...link
}: ComponentProps<"a"> & { arrow?: boolean }) {
  return (
    <a className={`link ${arrow ? "inline-flex items-center gap-1 py-2" : ""} ${className}`} {...link}>
      {children}
      {arrow && <Icon name="arrow-right" className="size-4" />}
    </a>
  );
}
