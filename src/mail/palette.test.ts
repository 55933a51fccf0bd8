import { expect, test } from "vitest";
import { contrast } from "#colour/contrast.ts";
import { shippedBrand } from "#content/brand/shipped-brand.ts";
import tokens from "../../tokens/tokens.json" with { type: "json" };
import { dark, light } from "./palette.ts";

const themes = {
  light: { ...light, link: shippedBrand.light.primary, button: shippedBrand.light.primary },
  dark: { ...dark, link: shippedBrand.dark.primary, button: shippedBrand.dark.primary },
};
const hexes = new Set(
  Object.values(tokens.color).flatMap((scale) =>
    Object.values(scale).map((shade) => (typeof shade === "string" ? shade : shade.$value.hex)),
  ),
);

test.each(Object.entries(themes))("the %s colours are those of the design tokens", (_name, colours) => {
  for (const colour of Object.values(colours)) expect(hexes).toContain(colour);
});

test.each(Object.entries(themes))("every text of the %s mails has enough contrast", (_name, colours) => {
  for (const text of [colours.ink, colours.muted, colours.link]) {
    for (const ground of [colours.ground, colours.card, colours.panel]) {
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(colours.onButton, colours.button)).toBeGreaterThanOrEqual(4.5);
});
