import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { productIds } from "#catalogue/products.ts";
import { locales } from "#text/locales.ts";
import type { ProductPicture } from "./product-pictures.ts";
import { type ProductPageId, productPictures } from "./registry.ts";

const ids = Object.keys(productPictures) as ProductPageId[];
const draw = (picture: ProductPicture, locale: (typeof locales)[number]) =>
  renderToStaticMarkup(createElement(picture, { locale }));

describe.each(ids)("pictures of %s", (id) => {
  const { stage, stories, tiles } = productPictures[id];
  const pictures = [stage, ...stories, ...tiles];

  it("are described, each in its language", () => {
    for (const picture of pictures) {
      const [first, second] = locales.map((locale) => draw(picture, locale));
      for (const html of [first!, second!]) {
        expect(/role="img" aria-label="([^"]*)"/.exec(html)?.[1]?.length, html.slice(0, 200)).toBeGreaterThan(24);
        expect(html).not.toMatch(/ (style|on\w+)="|NaN|undefined/);
      }
      expect(first).not.toBe(second);
    }
  });

  it("say in English what each original says", () => {
    for (const html of pictures.map((picture) => draw(picture, "en")))
      expect(html.match(/lang="id"/g)?.length).toBe(html.match(/class="pic-reading"/g)?.length);
  });

  it("say that their data are samples", () => {
    const words = { id: "Data contoh", en: "Sample data" };
    for (const locale of locales)
      for (const picture of pictures) expect(draw(picture, locale)).toContain(words[locale]);
  });

  it("weigh at most 14 KB together", () => {
    const html = pictures.map((picture) => draw(picture, "id")).join("");
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14 * 1024);
  });
});

it("each product's glyph moves from its tile to its page", () => {
  const styles = readFileSync(new URL("../../styles/family.css", import.meta.url), "utf8");
  for (const id of productIds) expect(styles).toContain(`.vt-${id} {\n    view-transition-name: ${id};`);
});
