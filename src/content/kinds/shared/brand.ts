import { z } from "zod";
import { lowContrast } from "../../brand/contrast-pairs.ts";
import { jobs } from "../../brand/tokens.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const theme = z.strictObject({
  primary: colour,
  accent: colour,
  jobs: z.strictObject(
    Object.fromEntries(jobs.map((job) => [job, colour])) as Record<(typeof jobs)[number], typeof colour>,
  ),
});

/** The company's colours in both themes. Each must be readable on whatever it stands on. */
export const brand = z.strictObject({ light: theme, dark: theme }).superRefine((words, context) => {
  for (const { theme, colour, partner, ratio, needed } of lowContrast(words)) {
    const path = colour === "primary" || colour === "accent" ? [theme, colour] : [theme, "jobs", colour];
    const pair = `${colour} / ${partner} ${floored(ratio)} : 1 < ${needed} : 1`;
    context.addIssue({ code: "custom", path, message: "low_contrast", params: { pair } });
  }
});

/** 4.496 is not 4.5. */
const floored = (ratio: number) => Math.floor(ratio * 100) / 100;
