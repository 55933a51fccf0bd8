import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { productIds } from "#catalogue/products.ts";
import { MailHeader } from "./mail-layout.server.tsx";
import { productPictureId, productPictures } from "./product-pictures.server.ts";

test("every product has a mark of 80 pixels that a mail can attach", () => {
  expect(productPictures.map(({ cid }) => cid).sort()).toEqual(productIds.map(productPictureId).sort());
  for (const { cid, content } of productPictures) {
    expect(content.subarray(1, 4).toString(), cid).toBe("PNG");
    expect([content.readUInt32BE(16), content.readUInt32BE(20)], cid).toEqual([80, 80]);
  }
});

test("a mail about a product shows its mark, attached and never fetched; others show the company's alone", () => {
  const about = renderToStaticMarkup(<MailHeader company="BigSuite" product="big-view" />);
  expect(about).toContain('src="cid:big-view@bigsuite"');
  expect(about).not.toContain("http");
  expect(renderToStaticMarkup(<MailHeader company="BigSuite" />)).not.toContain("big-view");
});
