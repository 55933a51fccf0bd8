import { type Address, localizeHref } from "#address/address.ts";

/** The links of a text of ours as HTML, for an island, which has no page to ask for its language. */
export function inlineHtml(text: string, address: Pick<Address, "locale" | "edition">): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return safe.replace(
    /\[([^\]]+)\]\(([^)\s"]+)\)/g,
    (_, label: string, href: string) => `<a class="link" href="${localizeHref(href, address)}">${label}</a>`,
  );
}
