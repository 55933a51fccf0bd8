import { Fragment } from "react";
import { type Address, localizeHref } from "#address/address.ts";

export type PageAddress = Pick<Address, "locale" | "edition">;

/** A text with [links](/path) that stay in the reader's language and edition. */
export function WordsWithLinks({ text, address }: { text: string; address: PageAddress }) {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const link = part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/);
    if (!link) return <Fragment key={index}>{part}</Fragment>;
    return (
      <a key={index} href={localizeHref(link[2]!, address)} className="link" target="_blank" rel="noopener">
        {link[1]}
      </a>
    );
  });
}
