import type { ReactNode } from "react";
import { type Face, fittingWidths } from "../fonts/line-fit.ts";
import { Inline } from "./inline.tsx";

interface TitleProps {
  text: string;
  /** The text with parts that are set apart. */
  children?: ReactNode;
  /** Classes of size and place. */
  className?: string;
}

/** Renders a page's title, which has as many lines in the fallback as in its face. */
export function Title({ text, children = text, className = "" }: TitleProps) {
  return (
    <h1 className={`fit ${className}`}>
      <span className={fitClasses(text, "plus-jakarta-sans", -0.03)}>{children}</span>
    </h1>
  );
}

/** Renders the paragraph below a title in the same way, with its inline marks; it takes the room it is given. */
export function Lead({ text, className = "lead" }: Omit<TitleProps, "children">) {
  return (
    <p className={`fit ${className}`}>
      <span className={fitClasses(text.replace(/\[([^\]]+)\]\([^)]+\)|\*\*|`/g, "$1"), "inter", -0.01)}>
        <Inline text={text} />
      </span>
    </p>
  );
}

/**
 * Renders a short, bold text in the same way, where there is little room: a label in the page's face, or a smaller
 * heading in that of titles. Its parent is `fit`.
 */
export function Fitted({ text, face = "inter" }: { text: string; face?: Face }) {
  return <span className={fitClasses(text, face, face === "inter" ? 0.03 : -0.015, 9)}>{text}</span>;
}

/** Returns the classes by which a text takes another line at widths at which its lines are not nearly full. */
export function fitClasses(text: string, face: Face, tracking: number, room?: number): string {
  return fittingWidths(text, { face, tracking, room })
    .map((width) => `fit-${width * 2}`)
    .join(" ");
}
