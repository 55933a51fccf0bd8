import { readFileSync } from "node:fs";
import { hashOf } from "./cache/content-security-policy.server.ts";
import { createUsedCss } from "./cache/used-css.server.ts";

/** Puts the styles a page uses into the page itself: it paints from its first bytes. */
export function styleInliner(
  folder: string,
  addresses: string[],
): (html: string) => { html: string; styles: string[] } {
  const sheets = addresses.filter((address) => address.endsWith(".css"));
  const usedCss = createUsedCss(sheets.map((address) => readFileSync(folder + address, "utf8")).join("\n"));
  return (html) => {
    const css = usedCss(html);
    const styled = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
    return { html: styled, styles: [hashOf(css)] };
  };
}
