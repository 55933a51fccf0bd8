import type { CSSProperties } from "react";

/** As much as lists of mails show of a mail beside its subject. */
const length = 150;

/** Characters that take no room: without them, lists show the beginning of the mail after a short preheader. */
const filler = "\xA0\u200C\u200B\u200D\u200E\u200F\uFEFF";

const hidden: CSSProperties = {
  display: "none",
  overflow: "hidden",
  lineHeight: "1px",
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

/** Renders what lists of mails show beside the subject, and nobody sees in the mail; its plain text leaves it out. */
export function MailPreheader({ text }: { text: string }) {
  const shown = text.substring(0, length);
  return (
    <div style={hidden} data-skip-in-text={true}>
      {shown}
      {shown.length < length && <div>{filler.repeat(length - shown.length)}</div>}
    </div>
  );
}
