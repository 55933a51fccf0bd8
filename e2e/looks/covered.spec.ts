import { industryIds } from "../../src/catalogue/industries.ts";
import { productIds } from "../../src/catalogue/products.ts";
import { coveredTexts } from "../support/covered-texts.ts";
import { layOutWhole } from "../support/lay-out-whole.ts";
import { test } from "../support/tab.ts";
import { chooseBy, variantsOf } from "../support/variants.ts";
import { cutOff, expect } from "../test.ts";

/** Pages with pictures, by kind; `npm test` opens one of each kind, in one edition, at both widths. */
const kinds: Record<string, readonly string[]> = {
  products: productIds.map((id) => `/products/${id}`),
  variants: [
    ...["face-recognition", "object-detection", "optical-character-recognition"].map(
      (id) => `/products/big-vision/${id}`,
    ),
    "/products/api-platform",
  ],
  industries: industryIds.map((id) => `/solutions/${id}`),
  others: ["/", "/products", "/products/pricing", "/solutions", "/docs", "/locations", "/customers"],
};

for (const [kind, pathnames] of Object.entries(kinds))
  for (const pathname of variantsOf(`covered texts of ${kind}`, pathnames)) {
    const shown = chooseBy(pathname, [pathname, pathname === "/" ? "/v2" : `/v2${pathname}`]);
    test(`nothing covers a text in the pictures of ${shown}`, async ({ tab, allowErrors }) => {
      allowErrors(cutOff);
      await tab.setViewportSize({ width: 1440, height: 900 });
      await tab.goto(shown);
      expect.soft(await coveredTexts(tab), "1440 px").toEqual([]);
      await tab.setViewportSize({ width: 390, height: 844 });
      await tab.evaluate(layOutWhole);
      expect.soft(await coveredTexts(tab), "390 px").toEqual([]);
    });
  }
