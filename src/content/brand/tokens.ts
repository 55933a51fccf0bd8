import tokens from "../../../tokens/tokens.json" with { type: "json" };

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
export type Role = keyof typeof tokens.theme.light;
export type Job = keyof typeof tokens.job.light;
export const jobs = Object.keys(tokens.job.light) as Job[];

const scales = tokens.color as unknown as Record<string, Record<string, { $value: { hex: string } }>>;

/** Returns the shipped colour of a role of a theme, `#1358d6`. */
export function roleColour(theme: Theme, role: Role): string {
  const [, scale, step] = tokens.theme[theme][role].$value.slice(1, -1).split(".") as [string, string, string];
  return scaleColour(scale, step);
}

/** Returns the shipped colour of a step of a scale. */
export const scaleColour = (scale: string, step: string): string => scales[scale]![step]!.$value.hex;

/** Returns the shipped hue of a job. */
export const jobColour = (theme: Theme, job: Job): string => tokens.job[theme][job].$value.hex;
