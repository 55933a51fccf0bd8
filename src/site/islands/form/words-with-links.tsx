import { Fragment } from "react";
import { localizeHref, type PageAddress } from "#address/address.ts";

/** Renders a text whose [links](/path) stay in the page's language and edition. */
export function WordsWithLinks({ text, address }: { text: string; address: PageAddress }) {
  return text.split(/(\[[^[\]]+\]\([^()\s]+\))/).map((part, index) => {
    const link = part.match(/^\[([^[\]]+)\]\(([^()\s]+)\)$/);
    if (!link) return <Fragment key={index}>{part}</Fragment>;
    return (
      <a key={index} href={localizeHref(link[2]!, address)} className="link" target="_blank" rel="noopener">
        {link[1]}
      </a>
    );
  });
}
