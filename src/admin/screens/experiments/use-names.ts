import { everyPage } from "#growth/experiments/overlap.ts";
import { fill } from "#text/fill.ts";
import { useWords, wordFor } from "../../words/use-words.ts";

/** Returns the functions that name arms, pages and sections. */
export function useNames(arms: readonly { key: string; name: string }[] = []) {
  const words = useWords("admin-experiments");
  return {
    arm: (key: string) => fill(words.arm, { key, name: arms.find((each) => each.key === key)?.name ?? "" }),
    section: (name: string) => wordFor(words.sections, name),
    page: (path: string) => (path === everyPage ? words.everyPage : path),
  };
}
