import { readFileSync } from "node:fs";
import { hashOf } from "./cache/content-security-policy.server.ts";
import { createUsedCss } from "./cache/used-css.server.ts";

/** Puts the styles that a page uses into its HTML; returns their hashes for the page's policy. */
export type StyleInliner = (html: string) => { html: string; styles: string[] };

/** Creates the inliner of the built stylesheets: a page paints from its first bytes. */
export function styleInliner(folder: string, paths: string[]): StyleInliner {
  // The back office has a stylesheet of its own.
  const sheets = paths.filter((path) => path.startsWith("/assets/") && path.endsWith(".css"));
  const read = (paths: string[]) => paths.map((path) => readFileSync(folder + path, "utf8")).join("\n");
  const isLater = (path: string) => path.startsWith("/assets/later");
  // Parsed with the first page that is drawn: where every page is stored, nobody waits for it at the start.
  let usedCss: ReturnType<typeof createUsedCss> | undefined;
  return (html) => {
    usedCss ??= createUsedCss(read(sheets.filter((path) => !isLater(path))), read(sheets.filter(isLater)));
    const css = usedCss(html);
    const styled = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
    return { html: styled, styles: [hashOf(css)] };
  };
}
