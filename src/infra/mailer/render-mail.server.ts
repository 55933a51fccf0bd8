import type { ReactElement } from "react";
import { textOptions } from "./mail-text.server.ts";

/** Renders a mail component as HTML and as plain text. React Email is loaded with the first mail. */
export async function renderMail(element: ReactElement): Promise<{ html: string; text: string }> {
  const { render, toPlainText } = await import("@react-email/render");
  const html = await render(element);
  return { html, text: toPlainText(html, textOptions) };
}

/**
 * Of a mail that somebody sent: characters of HTML, and levels of elements, that are read. Its reader calls itself for each
 * level; real mails have some forty, and what stands deeper was quoted many times.
 */
const limits = { maxInputLength: 512 * 1024, maxDepth: 200 };

/** Returns the text of a mail that somebody sent as HTML only. */
export async function plainText(html: string): Promise<string> {
  const { toPlainText } = await import("@react-email/render");
  return toPlainText(html, { selectors: [{ selector: "a", options: { ignoreHref: true } }], limits });
}
