import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";

/** Returns the company as the page of the back office names it: its name, and the address of its own mark. */
export function company(): { name: string; mark: string | undefined } {
  const { company: name = "", mark } = document.documentElement.dataset;
  return { name, mark };
}

/** Returns the name of the back office in the language of the app. */
export function useOfficeName(): string {
  return fill(useWords("admin").name, { company: company().name });
}
