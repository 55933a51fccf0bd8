import sharp from "sharp";
import { expect, test } from "vitest";
import { eachShop } from "../../../test/support/shop.ts";
import type { Seller } from "./invoice.ts";
import { invoicePdf } from "./invoice-file.server.ts";
import { createLetterheadLogo } from "./letterhead-logo.server.ts";

const pictureOf = async (width: number, height: number) => ({
  width,
  height,
  png: await sharp({ create: { width, height, channels: 4, background: "#00a040" } })
    .png()
    .toBuffer(),
});

/** Returns the sizes of the pictures in a PDF. */
const picturesIn = (pdf: Buffer) =>
  Array.from(
    pdf.toString("latin1").matchAll(/\/Subtype \/Image[\s\S]*?\/Width (\d+)\s*\/Height (\d+)/g),
    ([, ...size]) => size.map(Number),
  );

eachShop((t) => {
  test("an invoice keeps the logo of the day on which it was issued; those before and after have others", async () => {
    const published: { logo: Seller["logo"]; drawn: number } = { logo: undefined, drawn: 0 };
    const letterhead = createLetterheadLogo(t.shop, {
      find: () => published.logo,
      async draw() {
        published.drawn++;
        return pictureOf(published.logo!.isMark ? 90 : 360, 90);
      },
    });
    await letterhead.refresh();
    const seller = t.shop.settings.seller;
    const issue = async () => {
      const settings = { ...t.shop.settings, seller: { ...seller, logo: letterhead.current() } };
      Object.assign(t.shop, { settings });
      return t.paid();
    };
    const shipped = await issue();
    published.logo = { hash: "one", isMark: false };
    await letterhead.refresh();
    const withLogo = await issue();
    published.logo = { hash: "two", isMark: true };
    await letterhead.refresh();
    await letterhead.refresh();
    const withMark = await issue();
    published.logo = undefined;
    await letterhead.refresh();

    expect(published.drawn).toBe(2);
    expect(letterhead.current()).toBeUndefined();
    for (const locale of ["id", "en"] as const) {
      expect(picturesIn(await invoicePdf(t.shop, shipped, locale))).toEqual([]);
      expect(picturesIn(await invoicePdf(t.shop, withLogo, locale))).toEqual([[360, 90]]);
      expect(picturesIn(await invoicePdf(t.shop, withMark, locale))).toEqual([[90, 90]]);
    }
    Object.assign(t.shop, { settings: { ...t.shop.settings, seller } });
  });
});
