import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { locales } from "#text/locales.ts";
import { Vignette, vignetteNames } from "./vignette.tsx";

const pictures = vignetteNames.flatMap((name) => locales.map((locale) => [name, locale] as const));

describe.each(pictures)("vignette %s in %s", (name, locale) => {
  const html = renderToStaticMarkup(createElement(Vignette, { name, locale }));

  it("is one described picture", () => {
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(/aria-label="([^"]*)"/.exec(html)?.[1]?.length).toBeGreaterThan(60);
  });

  it("keeps the page's promises: no style attribute, no id that could collide, at most 3 KB", () => {
    expect(html).not.toMatch(/ (style|id|on\w+)="/);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(3072);
  });
});

it("speaks each language", () => {
  for (const name of vignetteNames) {
    const [id, en] = locales.map((locale) => renderToStaticMarkup(createElement(Vignette, { name, locale })));
    expect(id).not.toBe(en);
  }
});
