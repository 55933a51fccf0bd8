import type { CSSProperties } from "react";
import { dark, light } from "./palette.ts";

export const font = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Any text of a mail may be one long word, which must not widen the mail. */
const breaking = { overflowWrap: "anywhere", wordBreak: "break-word" } satisfies CSSProperties;

export const paragraph: CSSProperties = {
  color: light.ink,
  fontFamily: font,
  fontSize: "16px",
  lineHeight: "26px",
  margin: "0 0 16px",
  ...breaking,
};
export const small: CSSProperties = {
  color: light.muted,
  fontFamily: font,
  fontSize: "14px",
  lineHeight: "22px",
  margin: "0 0 8px",
  ...breaking,
};

const onDark = (primary: string) => `
.ground { background-color: ${dark.ground} !important; }
.card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
.panel { background-color: ${dark.panel} !important; border-color: ${dark.line} !important; }
.line { border-color: ${dark.line} !important; }
.ink, .card p { color: ${dark.ink} !important; }
.muted, .card p.muted { color: ${dark.muted} !important; }
.link, .card p a { color: ${primary} !important; }
.button { background-color: ${primary} !important; }
.button a { color: ${dark.onButton} !important; }
`;

/** Returns the rules that need media queries: the dark colours and the narrower margins of a phone. */
export const styleSheet = (darkPrimary: string): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
@media (max-width: 480px) {
  .around { padding: 20px 12px 28px !important; }
  .inside { padding: 28px 20px 16px !important; }
}
@media (prefers-color-scheme: dark) {${onDark(darkPrimary)}}
`;
