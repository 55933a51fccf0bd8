import { Fragment } from "react";

/** A comment with the colleagues whom it names. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  // The longest first: one username may begin with another.
  const names = mentions.toSorted((one, other) => other.length - one.length).map((name) => name.replaceAll(".", "\\."));
  const parts = names.length === 0 ? [text] : text.split(new RegExp(`(@(?:${names.join("|")}))(?![\\w-])`, "i"));
  return (
    <p className="comment-text">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <strong key={index} className="comment-mention">
            {part}
          </strong>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
