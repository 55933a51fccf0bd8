import { contrast, mix } from "#colour/contrast.ts";
import type { Brand } from "./shipped-brand.ts";
import { type Job, jobs, type Role, roleColour, scaleColour, type Theme, themes } from "./tokens.ts";

/** What a colour of the brand stands on, or what stands on it. */
type Partner = "ground" | "sunken" | "surface" | "raised" | "mist" | "tint" | "soft" | "label";

/** Two colours that are seen together, and the contrast that they need (WCAG 2.2: 1.4.3, 1.4.11). */
export interface ContrastPair {
  theme: Theme;
  /** The colour of the brand. */
  colour: "primary" | "accent" | Job;
  partner: Partner;
  foreground: string;
  background: string;
  needed: 4.5 | 3;
  ratio: number;
}

/** Share of a job's hue in the ground of its own chapters (`--tint` of grounds.css). */
const tintShare = 0.08;
const texts = 4.5;
const shapes = 3;

/** Returns every pair of a brand whose contrast matters, in both themes. */
export function contrastPairs(brand: Brand): ContrastPair[] {
  return themes.flatMap((theme) => [
    ...primaryPairs(theme, brand[theme].primary),
    ...accentPairs(theme, brand[theme].accent),
    ...jobs.flatMap((job) => jobPairs(theme, job, brand[theme].jobs[job])),
  ]);
}

/** Returns the pairs that have too little contrast. */
export const lowContrast = (brand: Brand): ContrastPair[] =>
  contrastPairs(brand).filter(({ ratio, needed }) => ratio < needed);

function primaryPairs(theme: Theme, primary: string): ContrastPair[] {
  const on = (partner: Partner, background: string, needed: 4.5 | 3 = texts) =>
    pair({ theme, colour: "primary", partner, foreground: primary, background, needed });
  return [
    ...roles(["ground", "sunken", "surface", "raised"]).map((role) => on(role, roleColour(theme, role))),
    on("mist", secondGround(theme)),
    on("soft", softOf(theme, primary), shapes),
    // The text of a button.
    pair({
      theme,
      colour: "primary",
      partner: "label",
      foreground: roleColour(theme, "on-primary"),
      background: primary,
      needed: texts,
    }),
  ];
}

/** The accent is a ground of short texts, and on the dark theme's ground a line; light lines of it are ornament. */
function accentPairs(theme: Theme, accent: string): ContrastPair[] {
  const label = { foreground: scaleColour("neutral", "900"), background: accent, needed: texts } as const;
  const line = { foreground: accent, background: roleColour(theme, "ground"), needed: shapes } as const;
  return [
    pair({ theme, colour: "accent", partner: "label", ...label }),
    ...(theme === "dark" ? [pair({ theme, colour: "accent", partner: "ground", ...line })] : []),
  ];
}

function jobPairs(theme: Theme, job: Job, hue: string): ContrastPair[] {
  const grounds = roles(["ground", "sunken", "surface"]).map((role) => [role, roleColour(theme, role)] as const);
  const tint = ["tint", mix(hue, roleColour(theme, "ground"), tintShare)] as const;
  const own = [...grounds, tint].map(([partner, background]) =>
    pair({ theme, colour: job, partner, foreground: hue, background, needed: texts }),
  );
  return [...own, secondEditionPair(theme, job, hue)];
}

/** Share of a job's hue in the texts of the second edition, the rest being ink. */
const inkedShare = 0.82;

/** In the second edition the text is darker, and so are its grounds; the pair with the least contrast counts. */
function secondEditionPair(theme: Theme, job: Job, hue: string): ContrastPair {
  const neutral = (step: string) => scaleColour("neutral", step);
  const ground = secondGround(theme);
  const sunken = theme === "light" ? mix(ground, neutral("200"), 0.4) : neutral("875");
  const foreground = mix(hue, roleColour(theme, "ink"), inkedShare);
  const pairs = [ground, sunken, mix(hue, ground, tintShare)].map((background) =>
    pair({ theme, colour: job, partner: "mist", foreground, background, needed: texts }),
  );
  return pairs.reduce((least, each) => (each.ratio < least.ratio ? each : least));
}

const secondGround = (theme: Theme) => scaleColour("neutral", theme === "light" ? "100" : "950");

const roles = <Name extends Role & Partner>(names: readonly Name[]) => names;

const pair = (given: Omit<ContrastPair, "ratio">): ContrastPair => ({
  ...given,
  ratio: contrast(given.foreground, given.background),
});

/** Returns the quiet ground that belongs to a primary colour. */
export function softOf(theme: Theme, primary: string): string {
  return mix(primary, roleColour(theme, "ground"), theme === "light" ? 0.08 : 0.16);
}
