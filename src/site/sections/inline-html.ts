import { type Address, localizeHref } from "#address/address.ts";

/** Returns a text with its links as HTML, for islands, which do not know the page's language. */
export function inlineHtml(text: string, address: Pick<Address, "locale" | "edition">): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return safe.replace(
    /\[([^[\]]+)\]\(([^()\s"]+)\)/g,
    (_, label: string, href: string) => `<a class="link" href="${localizeHref(href, address)}">${label}</a>`,
  );
}
