import type { ExperimentPlan } from "./experiment.ts";

/** Stands among the pages of an experiment for every page that is cached and listed. */
export const everyPage = "/*";

type Place = Pick<ExperimentPlan, "pages" | "locales">;

/** Returns the pages that two experiments have in common in one of their languages: of these, only one may run. */
export function sharedPages(one: Place, other: Place): string[] {
  if (!one.locales.some((locale) => other.locales.includes(locale))) return [];
  if (one.pages.includes(everyPage)) return [...other.pages];
  if (other.pages.includes(everyPage)) return [...one.pages];
  return one.pages.filter((page) => other.pages.includes(page));
}
