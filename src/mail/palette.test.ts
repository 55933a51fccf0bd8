import { expect, test } from "vitest";
import tokens from "../../tokens/tokens.json" with { type: "json" };
import { dark, light } from "./palette.ts";

const themes = { light, dark };
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

/** WCAG 2.2, relative luminance. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
