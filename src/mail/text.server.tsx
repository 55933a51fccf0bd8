import { Fragment, type ReactNode } from "react";
import { paragraph, small } from "./styles.ts";

/** Renders one paragraph of a mail. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={paragraph}>
      {children}
    </p>
  );
}

/** Renders a paragraph in small type: conditions and exceptions. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <p className="muted" style={small}>
      {children}
    </p>
  );
}

/** Renders a code to be typed: large, and read digit by digit. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <p className="ink" style={{ ...paragraph, fontSize: 32, lineHeight: "40px", fontWeight: 700, letterSpacing: 4 }}>
      {children}
    </p>
  );
}

/** Renders a text with its line breaks, which the plain-text part has too. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}
