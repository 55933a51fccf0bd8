import { type Brand, type BrandColours, shippedBrand } from "./shipped-brand.ts";
import { type Job, jobs, type Theme } from "./tokens.ts";

/** Returns whether a text is a colour as a brand has them, `#1358d6`. */
export const isColour = (value: unknown): value is string => typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);

/** Returns a brand in which whatever is missing or not a colour is replaced by the shipped one. */
export function validBrand(words: unknown): Brand {
  const given = (words ?? {}) as Partial<Record<Theme, Partial<BrandColours>>>;
  return { light: coloursOf("light", given.light), dark: coloursOf("dark", given.dark) };
}

function coloursOf(theme: Theme, given: Partial<BrandColours> | undefined): BrandColours {
  const shipped = shippedBrand[theme];
  const hues: Partial<Record<Job, unknown>> = given?.jobs ?? {};
  return {
    primary: colourOr(given?.primary, shipped.primary),
    accent: colourOr(given?.accent, shipped.accent),
    jobs: Object.fromEntries(jobs.map((job) => [job, colourOr(hues[job], shipped.jobs[job])])) as BrandColours["jobs"],
  };
}

const colourOr = (value: unknown, shipped: string): string => (isColour(value) ? value : shipped);
