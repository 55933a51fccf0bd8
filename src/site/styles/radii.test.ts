import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokensToCss } from "../../../scripts/design-tokens.ts";

/** Drawn things that have their own form in every edition: speech bubbles, a telephone, a messenger. */
const drawn = ["src/site/pictures/kit/objects.css", "src/site/pictures/products/big-assistant/whats-app.css"];

/** Every radius that a stylesheet of the site names, but for drawn things. */
const radii = globSync("src/site/**/*.css")
  .filter((file) => !drawn.includes(file) && !file.endsWith("/tokens.css"))
  .flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/border-(?:[a-z]+-)*radius:\s*([^;]+);/g), ([, radius]) => ({
      file,
      radius: radius!,
    })),
  );

/** Returns the pixels of a length in px or rem. */
const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith("rem") ? 16 : 1);

test("corners are those of the edition: a token, or no rounder than its smallest card", () => {
  expect(radii.length).toBeGreaterThan(50);
  const own = radii.filter(({ radius }) =>
    radius
      .replaceAll(/var\(--radius-(sm|md|lg|xl)\)/g, "0")
      .split(/[\s/]+/)
      .some((part) => !/^(0|inherit|50%|99px)$/.test(part) && !(pixels(part) <= 8)),
  );
  expect(own).toEqual([]);
});

test("the corners of the second edition are all of 8 px, those of small marks of 6", () => {
  const css = tokensToCss(JSON.parse(readFileSync("tokens/tokens.json", "utf8")));
  const [, own] = /\[data-edition="v2"\] \{\n([^}]+)\}/.exec(css) ?? [];
  expect(own?.trim().split(/;\s*/).filter(Boolean)).toEqual([
    "--radius-sm: 6px",
    "--radius-md: 8px",
    "--radius-lg: 8px",
    "--radius-xl: 8px",
  ]);
  // Utilities such as `rounded-lg` follow only where the theme refers to the variables.
  expect(css.slice(0, css.indexOf("@theme {"))).not.toContain("--radius-");
});
