import type { ReactElement } from "react";

interface Element {
  attribs: Record<string, string>;
  children: Element[];
}
interface Builder {
  addInline(text: string): void;
  openBlock(options: { leadingLineBreaks: number }): void;
  closeBlock(options: { trailingLineBreaks: number; blockTransform?: (text: string) => string }): void;
  pushWordTransform(transform: (word: string) => string): void;
  popWordTransform(): void;
}
type Formatter = (element: Element, walk: (children: Element[], builder: Builder) => void, builder: Builder) => void;

/** Returns `Label: value`. */
const label: Formatter = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(": ");
};

/** Returns `Text: https://...`; an address that is its own text is written once. */
const link: Formatter = (element, walk, builder) => {
  const href = element.attribs.href ?? "";
  let text = "";
  builder.pushWordTransform((word) => {
    text += word;
    return word;
  });
  walk(element.children, builder);
  builder.popWordTransform();
  if (text !== href) builder.addInline(`: ${href}`);
};

/** Returns `Text: name@host`; an address that is its own text is written once. */
const mailLink: Formatter = (element, walk, builder) =>
  link({ ...element, attribs: { href: mailAddress(element.attribs.href ?? "") } }, walk, builder);

/** Returns the address of `mailto:a@b?subject=c`. */
function mailAddress(href: string): string {
  return decodeURIComponent(href.replace(/^mailto:/, "").split("?")[0]!);
}

const address: Formatter = (element, _walk, builder) => builder.addInline(element.attribs.href ?? "");

const picture: Formatter = (element, _walk, builder) => builder.addInline(element.attribs.alt ?? "");

/** Sets a text off like a signature. */
const footer: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addInline("--");
  builder.closeBlock({ trailingLineBreaks: 1 });
  walk(element.children, builder);
};

/** Lines that somebody else wrote, each with a quotation mark. */
const quote: Formatter = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1, blockTransform: (text) => text.replace(/^/gm, "> ") });
};

const block = (breaks: number) => ({ leadingLineBreaks: breaks, trailingLineBreaks: breaks });

/** How the parts of a mail become plain text; `data-text` on an element names its form. */
const textOptions = {
  formatters: { label, link, mailLink, address, footer, quote, picture },
  selectors: [
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 0, trailingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: "img", format: "picture" },
    { selector: "a", format: "link" },
    { selector: "a[href^='mailto:']", format: "mailLink" },
    { selector: "a[href^='tel:']", format: "inline" },
    { selector: "a[data-text=address]", format: "address" },
    { selector: "table", format: "block", options: block(2) },
    { selector: "[data-text=skip]", format: "skip" },
    { selector: "[data-text=row]", format: "block", options: block(1) },
    { selector: "[data-text=label]", format: "label" },
    { selector: "[data-text=value]", format: "inline" },
    { selector: "[data-text=quote]", format: "quote" },
    { selector: "[data-text=footer]", format: "footer" },
  ],
};

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
