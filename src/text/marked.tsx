import { Fragment, type ReactNode } from "react";
import { type MarkedPart, readMarks } from "./inline-marks.ts";

interface MarkedProps {
  text: string;
  code: (text: string) => ReactNode;
  link: (part: Extract<MarkedPart, { mark: "link" }>) => ReactNode;
  /** Text without a mark or in strong type; as it stands by default. */
  plain?: (text: string) => ReactNode;
}

/** Renders a text with its inline marks, whose code and links look different on pages and in mails. */
export function Marked({ text, code, link, plain = (own) => own }: MarkedProps) {
  return readMarks(text).map((part, index) => {
    if (part.mark === "strong") return <strong key={index}>{plain(part.text)}</strong>;
    if (part.mark === "phrase")
      return (
        <span key={index} lang={part.lang}>
          {part.text}
        </span>
      );
    const drawn = part.mark === "code" ? code(part.text) : part.mark === "link" ? link(part) : plain(part.text);
    return <Fragment key={index}>{drawn}</Fragment>;
  });
}
