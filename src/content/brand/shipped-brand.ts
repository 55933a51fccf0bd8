import { type Job, jobColour, jobs, roleColour, type Theme } from "./tokens.ts";

/** The colours of a company in one theme; everything else (text, lines, states) is the same for every company. */
export interface BrandColours {
  primary: string;
  accent: string;
  jobs: Record<Job, string>;
}
export type Brand = Record<Theme, BrandColours>;

/** The colours of the design tokens, from which a published brand may differ. */
export const shippedBrand: Brand = { light: coloursOf("light"), dark: coloursOf("dark") };

function coloursOf(theme: Theme): BrandColours {
  return {
    primary: roleColour(theme, "primary"),
    accent: roleColour(theme, "accent"),
    jobs: Object.fromEntries(jobs.map((job) => [job, jobColour(theme, job)])) as Record<Job, string>,
  };
}
