import { Fragment } from "react";
import { parseMarks } from "./marks.ts";

/** Shows a text with its marks, where it is not edited. */
export function MarkedText({ text }: { text: string }) {
  return parseMarks(text).map(({ text: own, mark, target }, index) => {
    if (mark === "strong") return <strong key={index}>{own}</strong>;
    if (mark === "code") return <code key={index}>{own}</code>;
    if (mark === "link")
      return (
        <span key={index} className="rich-link" title={target}>
          {own}
        </span>
      );
    if (mark === "phrase")
      return (
        <span key={index} className="rich-phrase" lang={target}>
          {own}
        </span>
      );
    return <Fragment key={index}>{own}</Fragment>;
  });
}
