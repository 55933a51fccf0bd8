import { mix } from "#colour/contrast.ts";
import { scaleOf } from "#colour/scale.ts";
import { softOf } from "./contrast-pairs.ts";
import { type Brand, shippedBrand } from "./shipped-brand.ts";
import { jobs, roleColour, type Theme, themes } from "./tokens.ts";

/**
 * Returns the styles by which a brand differs from the shipped one; empty when it does not. The themes refer to steps of
 * the scales, so they follow. They are important, since the stylesheet may be loaded after them, and the values of the
 * token file (DESIGN_TOKENS_URL) stand on the element itself.
 * @param brand colours as `#1358d6` only: they become CSS
 */
export function brandCss(brand: Brand): string {
  const scales = [...primaryScale(brand), ...accentScale(brand)];
  const [light, dark] = themes.map((theme) => hues(brand, theme)) as [string[], string[]];
  return [
    block(":root", [...scales, ...light]),
    dark.length > 0
      ? `@media screen and (prefers-color-scheme:dark){${block(':root:not([data-theme="light"])', dark)}}` +
        `@media screen{${block(':root[data-theme="dark"],.ground-ink', dark)}}`
      : "",
  ].join("");
}

const block = (selector: string, declarations: readonly string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.map((each) => `${each}!important`).join(";")}}` : "";

/** The light theme's primary colour makes the scale; the dark one's takes the steps that the dark theme refers to. */
function primaryScale({ light, dark }: Brand): string[] {
  const own = {
    ...(light.primary !== shippedBrand.light.primary && {
      ...scaleOf("--color-primary", light.primary),
      "--color-primary-50": softOf("light", light.primary),
    }),
    ...((light.primary !== shippedBrand.light.primary || dark.primary !== shippedBrand.dark.primary) && {
      "--color-primary-300": dark.primary,
      "--color-primary-200": mix(dark.primary, "#ffffff", 0.6),
      "--color-primary-950": softOf("dark", dark.primary),
    }),
  };
  return Object.entries(own).map(([name, value]) => `${name}:${value}`);
}

function accentScale({ light, dark }: Brand): string[] {
  const name = "--color-turmeric";
  return [
    ...(light.accent === shippedBrand.light.accent
      ? []
      : [`${name}-500:${light.accent}`, `${name}-100:${mix(light.accent, roleColour("light", "ground"), 0.16)}`]),
    ...(dark.accent === shippedBrand.dark.accent
      ? []
      : [`${name}-400:${dark.accent}`, `${name}-900:${mix(dark.accent, roleColour("dark", "ground"), 0.2)}`]),
  ];
}

/** Every hue of a theme as soon as one differs in any: an important light one would hide the shipped dark one. */
function hues(brand: Brand, theme: Theme): string[] {
  const changed = jobs.filter((job) => themes.some((each) => brand[each].jobs[job] !== shippedBrand[each].jobs[job]));
  return changed.map((job) => `--job-${job}:${brand[theme].jobs[job]}`);
}
