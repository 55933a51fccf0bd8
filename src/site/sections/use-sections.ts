import { usePage } from "../use-page.ts";
import { changeSections, type Sections } from "./changed-sections.tsx";
import * as v1 from "./sections.ts";
import * as v2 from "./v2/sections.ts";

const byEdition: Record<"v1" | "v2", Sections> = { v1, v2: { ...v1, ...v2 } };

/** Returns the sections of the page's edition; screens need not know which edition it is, nor what an experiment changes. */
export function useSections(): Sections {
  const { edition, changedSections } = usePage();
  return changedSections ? changeSections(byEdition, edition, changedSections) : byEdition[edition];
}
