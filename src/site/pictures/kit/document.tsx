import type { ReactNode } from "react";

/** Renders a sheet of paper. */
export function Document({
  title,
  className = "",
  children,
}: {
  title?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`pic-paper ${className}`}>
      {title && <p className="mb-2 font-semibold">{title}</p>}
      {children}
    </div>
  );
}

export type Token = "key" | "text" | "note" | "plain";

/** Renders lines of code, each a list of tokens and their texts. */
export function Code({
  lines,
  className = "",
}: {
  lines: readonly (readonly [Token, string][])[];
  className?: string;
}) {
  return (
    <div className={`pic-code ${className}`}>
      {lines.map((line, index) => (
        <div key={index}>
          {line.map(([token, text], at) => (
            <span key={at} data-token={token}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
