import { Fragment } from "react";

/** Comments, strings, words with a meaning and numbers, as all four languages, JSON and HTTP write them. */
const token =
  /(?<comment>^#.*$|\/\/.*$)|(?<key>"[\w-]+"(?=: | =>))|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<word>\b(?:async|await|break|const|def|do|done|else|except|export|fi|for|foreach|from|function|if|import|in|new|print|raise|return|then|throw|try|while|with|as|curl|true|false|null|True|False|None|HTTP|GET|POST|DELETE|PATCH)\b)|(?<number>\b\d[\d.]*\b)/gm;

const classes = { comment: "t-c", key: "t-k", string: "t-s", word: "t-w", number: "t-n" } as const;

/** Renders code with its strings, words and numbers in colour. */
export function Highlight({ code }: { code: string }) {
  const parts = [];
  let end = 0;
  for (const found of code.matchAll(token)) {
    const [kind] = Object.entries(found.groups!).find(([, text]) => text !== undefined)!;
    if (found.index > end) parts.push(<Fragment key={end}>{code.slice(end, found.index)}</Fragment>);
    parts.push(
      <span key={found.index} className={classes[kind as keyof typeof classes]}>
        {found[0]}
      </span>,
    );
    end = found.index + found[0].length;
  }
  return (
    <>
      {parts}
      {code.slice(end)}
    </>
  );
}
