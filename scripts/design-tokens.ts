import { readFileSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The parts of DTCG 2025.10 that the token file uses. */
type Tokens = { [name: string]: unknown };
interface Dimension {
  value: number;
  unit: string;
}
interface Color {
  hex: string;
  alpha?: number;
}

const source = "tokens/tokens.json";
const target = "src/site/styles/tokens.css";

/** Converts `tokens/tokens.json` to CSS variables and Tailwind's theme, before the stylesheet is read. */
export function designTokens(): Plugin {
  return {
    name: "design-tokens",
    configResolved: writeTokens,
    configureServer(server) {
      server.watcher.add(source);
      server.watcher.on("change", (file) => file.endsWith(source) && writeTokens());
    },
  };
}

function writeTokens() {
  const css = tokensToCss(JSON.parse(readFileSync(source, "utf8")));
  const before = readFileSync(target, { encoding: "utf8", flag: "a+" });
  if (before !== css) writeFileSync(target, css);
}

/** Returns the stylesheet of a token file: variables for scales and themes, and their names in Tailwind. */
export function tokensToCss(tokens: Tokens): string {
  const at = (...path: string[]) => path.reduce<unknown>((node, name) => (node as Tokens)[name], tokens) as Tokens;
  const names = (node: Tokens) => Object.keys(node).filter((name) => !name.startsWith("$"));
  const value = (node: unknown) => (node as { $value: unknown }).$value;
  const each = (group: string, line: (name: string) => string) => names(at(group)).map(line);

  const scales = each("color", (scale) =>
    names(at("color", scale))
      .map((step) => `--color-${scale}-${step}: ${colour(value(at("color", scale, step)) as Color)};`)
      .join("\n  "),
  );
  const theme = (name: string) =>
    names(at("theme", name)).map((role) => `--${role}: ${alias(value(at("theme", name, role)) as string)};`);
  const roles = names(at("theme", "light"));
  const jobs = names(at("job", "light"));
  const hues = (theme: string) => jobs.map((job) => `--job-${job}: ${colour(value(at("job", theme, job)) as Color)};`);
  const dark = [...theme("dark"), ...hues("dark")];
  const tailwindTheme = [
    ...[...roles, "hue", "tint"].map((role) => `--color-${role}: var(--${role});`),
    ...each("font", (name) => `--font-${name}: ${fontFamily(value(at("font", name)) as string[])};`),
    ...each("weight", (name) => `--font-weight-${name}: ${value(at("weight", name))};`),
    ...each(
      "size",
      (name) =>
        `--text-${name}: ${fluid(value(at("size", name, "min")) as Dimension, value(at("size", name, "max")) as Dimension)};`,
    ),
    ...each("shadow", (name) => `--shadow-${name}: ${shadow(value(at("shadow", name)) as Record<string, Dimension>)};`),
    ...each("ease", (name) => `--ease-${name}: cubic-bezier(${(value(at("ease", name)) as number[]).join(", ")});`),
    ...each("duration", (name) => `--duration-${name}: ${dimension(value(at("duration", name)) as Dimension)};`),
    `--spacing: ${dimension(value(at("space", "unit")) as Dimension)};`,
  ];
  const radii = (...path: string[]) =>
    names(at(...path)).map((name) => `--radius-${name}: ${dimension(value(at(...path, name)) as Dimension)};`);
  return `/* Generated from ${source}; edit that file. */
:root {
  color-scheme: light;
  --hue: var(--primary);
  ${[...scales, ...theme("light"), ...hues("light")].join("\n  ")}
}
/* Print is always light. */
@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    ${dark.join("\n    ")}
  }
}
@media screen {
  :root[data-theme="dark"],
  .ground-ink {
    color-scheme: dark;
    ${dark.join("\n    ")}
  }
}
${jobs.map((job) => `[data-job="${job}"],\n[data-job="${job}"] .ground-ink {\n  --hue: var(--job-${job});\n}`).join("\n")}
@theme inline {
  ${tailwindTheme.join("\n  ")}
}
/* Not inline: utilities refer to the variables, which an edition defines again. */
@theme {
  ${radii("radius").join("\n  ")}
}
${names(at("edition"))
  .map((edition) => `[data-edition="${edition}"] {\n  ${radii("edition", edition, "radius").join("\n  ")}\n}`)
  .join("\n")}
`;
}

const colour = ({ hex, alpha = 1 }: Color) =>
  alpha === 1
    ? hex
    : hex +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, "0");
const alias = (reference: string) => `var(--${reference.slice(1, -1).replaceAll(".", "-")})`;
const dimension = ({ value, unit }: Dimension) => (value === 0 ? "0" : `${value}${unit}`);
const fontFamily = (families: string[]) => families.map((name) => (/\s/.test(name) ? `"${name}"` : name)).join(", ");
const shadow = (parts: Record<string, Dimension | Color>) =>
  `${["offsetX", "offsetY", "blur", "spread"].map((part) => dimension(parts[part] as Dimension)).join(" ")} ${colour(parts.color as Color)}`;

/** Returns a size that grows between 360 and 1280 px of viewport width, in rem so that it follows the browser's text size. */
function fluid(min: Dimension, max: Dimension): string {
  if (min.value === max.value) return `${min.value / 16}rem`;
  const slope = (max.value - min.value) / (1280 - 360);
  const start = (min.value - slope * 360) / 16;
  return `clamp(${min.value / 16}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${max.value / 16}rem)`;
}
const round = (value: number) => Math.round(value * 1000) / 1000;
