import type { ReactNode } from "react";
import { readMarks } from "#text/inline-marks.ts";
import { type Face, fittingRowWidths, fittingWidths, widthOf } from "../fonts/line-fit.ts";
import { Inline } from "./inline.tsx";

interface TitleProps {
  text: string;
  /** The text with parts that are set apart. */
  children?: ReactNode;
  /** Classes of size and place. */
  className?: string;
}

/** The first frame of a page waits until the element of this id is parsed (head.tsx). */
export const titleId = "title";

/** Renders a page's title, which has as many lines in the fallback as in its face. */
export function Title({ text, children, className = "" }: TitleProps) {
  const marked = children ? text.length : 0;
  return (
    <h1 id={titleId} className={`fit ${className}`}>
      <span className={toClasses(fittingWidths(text, { face: "plus-jakarta-sans", tracking: -0.03, marked }))}>
        {children ?? text}
      </span>
    </h1>
  );
}

/** Renders the paragraph below a title in the same way, with its inline marks; it takes the room it is given. */
export function Lead({ text, className = "lead" }: Omit<TitleProps, "children">) {
  return (
    <p className={`fit ${className}`}>
      <FittedText text={text} />
    </p>
  );
}

/** Renders running text with its inline marks in the same way; its parent is `fit`. */
export function FittedText({ text }: { text: string }) {
  // In code every letter has the same width, and its padding takes as much as one letter.
  const parts = readMarks(text).map((part) =>
    part.mark === "code" ? { ...part, text: `${part.text.replace(/[^\s/-]/g, "□")}□` } : part,
  );
  const lengthOf = (some: typeof parts) => some.reduce((sum, part) => sum + part.text.length, 0);
  const marked = lengthOf(parts.slice(0, parts.findLastIndex(({ mark }) => mark !== "none") + 1));
  const plain = parts.map((part) => part.text).join("");
  return (
    <span className={toClasses(fittingWidths(plain, { face: "inter", tracking: -0.01, marked }))}>
      <Inline text={text} />
    </span>
  );
}

interface Row {
  /** Size of the labels, in em of the row as all of these. */
  size: number;
  /** How much wider than its label a part is. */
  edges: number;
  gap: number;
}

/** Returns the classes by which a row of buttons or chips breaks before a line is nearly full; its parent is `fit`. */
export function rowClasses(labels: readonly string[], { size, edges, gap }: Row): string {
  const widths = labels.map((label) => size * widthOf(label, { face: "inter", tracking: 0.02 }) + edges);
  return toClasses(fittingRowWidths(widths, gap));
}

/**
 * Renders a short, bold text in the same way, where there is little room: a label in the page's face, or a smaller
 * heading in that of titles. Its parent is `fit`.
 */
export function Fitted({ text, face = "inter" }: { text: string; face?: Face }) {
  return <span className={fitClasses(text, face, face === "inter" ? 0.03 : -0.015, 9)}>{text}</span>;
}

/** Widths in quarters of an em that `stable.css` has a class for. */
const stable = { least: 6, most: 44 };

/** Renders a short label in its line as wide as the widest face needs, so that what stands beside it does not move. */
export function StableLabel({ text }: { text: string }) {
  const quarters = Math.ceil(widthOf(text, { face: "inter", tracking: 0.02 }) * 4);
  return quarters < stable.least || quarters > stable.most ? (
    text
  ) : (
    <span className={`stable-${quarters}`}>{text}</span>
  );
}

/** Returns the classes by which a text takes another line at widths at which its lines are not nearly full. */
export function fitClasses(text: string, face: Face, tracking: number, room?: number): string {
  return toClasses(fittingWidths(text, { face, tracking, room }));
}

const toClasses = (widths: readonly number[]) => widths.map((width) => `fit-${width * 2}`).join(" ");
